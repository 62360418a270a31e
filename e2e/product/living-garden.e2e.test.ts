import type { Page } from 'playwright-core';
import { accessibilityProblems } from '../src/accessibility';
import { DESKTOP } from '../src/browser';
import { browserSuite } from '../src/browser-suite';
import { addRowAndTurn, followers, harvestAndClear } from '../src/living-garden/at-the-laptop';
import { BED, keptOf, signInWithGrowingBed, storyOf } from '../src/living-garden/growing-bed';
import * as finger from '../src/living-garden/on-the-phone';
import { gardenOf, layoutOf, standing } from '../src/served-layout';

const placed = (page: Page, words: string) =>
  page.getByRole('heading', { name: `Placed ${words}` }).waitFor();
const shows = (page: Page, plant: string, count: number) =>
  page.waitForFunction(
    ([name, wanted]) => document.querySelectorAll(`[data-plant-name="${name}"]`).length === wanted,
    [plant, count] as const,
  );

describe('a saved garden stays alive', () => {
  const suite = browserSuite();

  it('EDT-1, EDT-2, EDT-3, EDT-4, EDT-5, EDT-6 is changed on the phone, seen on the laptop, made longer and turned there, harvested and cleared', async () => {
    const phone = await suite.arrive(finger.SMALL_PHONE);
    const laptop = await suite.arrive(DESKTOP);
    await signInWithGrowingBed(phone.context, 'Wilhelmina of the living garden');
    await laptop.context.addCookies(await phone.context.cookies());
    await laptop.page.goto(`/garden-summary?garden=${await gardenOf(laptop.context)}`);
    await placed(laptop.page, '5 of 5');
    const lastWeek = await layoutOf(phone.context);

    const planter = await finger.openBedFromDashboard(phone.page);
    await finger.takeOut(planter, 'Radish', 0, 0);
    await finger.takeOut(planter, 'Radish', 1, 0);
    await finger.choose(planter, 'Bush Bean', 2);
    await planter.drag('Bush Bean', BED, 0, 0);
    await shows(phone.page, 'Bush Bean', 1);
    await planter.drag('Bush Bean', BED, 1, 0);
    await finger.moveRight(planter, 0, 1);
    await finger.pin(planter, 'Cherry Tomato', 1, 1);
    await finger.choose(planter, 'Leaf Lettuce', 6);
    await planter.plantAutomatically();
    await shows(phone.page, 'Leaf Lettuce', 6);
    // Two that were a mistake.
    await finger.takeOut(planter, 'Carrot', 2, 0);
    await finger.takeOut(planter, 'Carrot', 3, 0);
    await placed(phone.page, '9 of 9');
    await finger.undo(planter, 'Remove Carrot');
    await placed(phone.page, '10 of 10');
    await finger.undo(planter, 'Remove Carrot');
    await placed(phone.page, '11 of 11');
    expect(await accessibilityProblems(phone.page)).toEqual([]);
    await finger.saveAsEatenBySlugs(planter);

    // The laptop, which was open, shows it without a reload.
    await placed(laptop.page, '11 of 11');
    await shows(laptop.page, 'Leaf Lettuce', 6);
    await shows(laptop.page, 'Radish', 0);
    const changed = await layoutOf(laptop.context);
    expect(changed.version).toBe(lastWeek.version + 1);
    // The beans were not pinned: the plan may have moved them.
    const standsNow = standing(changed);
    expect(standsNow).toEqual(expect.arrayContaining(['carrot 2,0', 'carrot 3,0', 'tomato-cherry 1,1']));
    expect(standsNow.filter((each) => each.startsWith('bean-bush '))).toHaveLength(2);
    const left = keptOf(lastWeek).filter(({ plant_id }) => plant_id !== 'radish');
    expect(keptOf(changed)).toEqual(expect.arrayContaining(left));
    const story = await storyOf(laptop.context);
    expect(story[0]?.event_details.notes).toBe(
      `${BED}: planted 8 plants, changed 1 plant, took out 2 plants that failed (slugs)`,
    );

    await addRowAndTurn(laptop.page);
    const turned = await layoutOf(laptop.context);
    expect(turned.garden).toMatchObject({ width: 4, height: 6 });
    expect(keptOf(turned)).toEqual(keptOf(changed));
    expect(await storyOf(laptop.context)).toEqual(expect.arrayContaining(story));

    await harvestAndClear(laptop.page);
    expect(await followers(laptop.page)).not.toContain('Carrot');
    expect(await accessibilityProblems(laptop.page)).toEqual([]);
    await placed(phone.page, '9 of 9');
    const kept = keptOf(turned).filter(({ plant_id }) => plant_id !== 'carrot');
    expect(keptOf(await layoutOf(phone.context))).toEqual(kept);
  });
});
