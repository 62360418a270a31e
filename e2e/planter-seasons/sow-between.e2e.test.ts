import type { GardenRow } from '@planted/contracts';
import type { BrowserContext, Page } from 'playwright-core';
import { accessibilityProblems } from '../src/accessibility';
import { DESKTOP, PHONE, type Screen } from '../src/browser';
import { browserSuite } from '../src/browser-suite';
import { fingerOf, mouseOf } from '../src/finger';
import { post } from '../src/kitchen-bed';
import { PlanterScreen } from '../src/planter';
import { layoutOf, standing } from '../src/served-layout';

const BED = 'Kitchen Bed';
const MADISON = { name: 'Madison', region: 'Wisconsin', latitude: 43.1, longitude: -89.4, elevation: 263 };
const CARROTS = 2;

/** A gardener of Madison with a saved bed of 3 × 2, in which carrots are planned on the first squares. */
async function plansCarrots(context: BrowserContext, name: string): Promise<void> {
  await post(context, '/api/demo/sign-in', { name });
  const choice = { place: { ...MADISON, town: null }, ownDates: null };
  await post(context, '/api/gardens/choosePlace', { expectedVersion: 0, choice });
  const saved = await post<{ data: GardenRow[] }>(context, '/api/gardens/save', {
    ...{ name: BED, soil_type: 'Loamy', hardiness_zone: '5b', sunlight: 'Full Sun' },
    ...{ maintenance: 'Low', matrix: '1,1,1\n1,1,1' },
  });
  const changes = Array.from({ length: CARROTS }, (_, x) => ({
    ...{ type: 'place', id: crypto.randomUUID(), plantId: 'carrot', x, y: 0, width: 1, height: 1 },
  }));
  await post(context, '/api/gardens/changeLayout', {
    ...{ gardenId: saved.data[0]?.id, expectedVersion: 1, changes },
  });
}

/** What is to come as it is served, such as 'radish 0,0 between carrot 0,0', in order. */
async function servedBetween(context: BrowserContext): Promise<string[]> {
  const layout = await layoutOf(context);
  const under = new Map(layout.steps?.map((one) => [one.id, one.under]));
  const hosts = new Map(
    layout.plants.map((plant) => [plant.id, `${plant.plant_id} ${plant.grid_x},${plant.grid_y}`]),
  );
  return (layout.coming ?? [])
    .map(({ id, plantId, x, y }) => `${plantId} ${x},${y} between ${hosts.get(under.get(id) ?? '')}`)
    .toSorted();
}

describe('SEA-8 a fast kind between a slow one', () => {
  const suite = browserSuite();

  async function opened(name: string, screen: Screen = DESKTOP) {
    const { page, context } = await suite.arrive(screen);
    await plansCarrots(context, name);
    const planter = new PlanterScreen(page, screen.touch ? await fingerOf(page) : mouseOf(page));
    await page.goto('/dashboard');
    await page.getByRole('link', { name: `Change Plants: ${BED}` }).click();
    await planter.grid(BED).waitFor();
    await page.getByRole('button', { name: 'Change Plants' }).click();
    const selector = page.getByRole('dialog', { name: `Choose plants for ${BED}` });
    await selector.getByRole('searchbox').fill('radish');
    await selector
      .getByRole('button', { name: 'Add one Radish', exact: true })
      .click({ clickCount: CARROTS });
    await selector.getByRole('button', { name: 'Add to Garden' }).click();
    await selector.waitFor({ state: 'hidden' });
    return { planter, page, context };
  }

  const between = (page: Page) => page.getByRole('button', { name: 'Sow Between' });
  const saved = async (planter: PlanterScreen) => {
    await planter.save();
    await planter.page.getByText('Everything is saved.').waitFor();
  };

  it('SEA-8 sows radishes between carrots by mouse and by keyboard, says why and until when, and keeps and saves them', async () => {
    const { planter, page, context } = await opened('Cara between the carrots');
    // By mouse.
    await planter.card('Radish').click();
    const square = await planter.cell(BED, 0, 0);
    await page.mouse.click(square.x, square.y);
    await between(page).waitFor();
    await page
      .getByText(
        /^Sow between: Radish among the Carrot, out by [A-Z][a-z]+ \d+(, \d{4})?; Carrot needs the room from [A-Z][a-z]+ \d+(, \d{4})?\. Radish is ripe after 28 days, and Carrot needs the room after 49\.$/,
      )
      .waitFor();
    expect(await accessibilityProblems(page)).toEqual([]);
    await between(page).click();
    await page.locator('[data-coming]').waitFor();
    await page.keyboard.press('Escape');
    // By keyboard, from the card on.
    await planter.card('Radish').focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Home');
    await page.keyboard.press('ArrowRight');
    await page.getByRole('gridcell', { name: /^Row 1, column 2: taken by Carrot/ }).waitFor();
    await page.keyboard.press('Enter');
    await between(page).waitFor();
    await between(page).focus();
    await page.keyboard.press('Enter');
    await page.locator('[data-coming]').nth(1).waitFor();
    expect(await accessibilityProblems(page)).toEqual([]);
    // One step each, kept across a reload.
    await page.getByRole('button', { name: 'Undo: Sow Radish among Carrot' }).click();
    expect(await page.locator('[data-coming]').count()).toBe(1);
    await page.getByRole('button', { name: 'Redo: Sow Radish among Carrot' }).click();
    await page.reload();
    await page.locator('[data-coming]').nth(1).waitFor();
    await planter.grid(BED).focus();
    await page.keyboard.press('Control+Home');
    await page
      .getByRole('gridcell', { name: /^Row 1, column 1: Carrot, .*between: Radish, from [A-Z]/ })
      .waitFor();
    await saved(planter);
    expect(standing(await layoutOf(context))).toEqual(['carrot 0,0', 'carrot 1,0']);
    expect(await servedBetween(context)).toEqual([
      'radish 0,0 between carrot 0,0',
      'radish 1,0 between carrot 1,0',
    ]);
    await page.goto('/season');
    const row = page.getByRole('rowheader', { name: /Radish/ }).first();
    await row.waitFor();
    expect(await row.innerText()).toContain('etween the Carrot plants');
  });

  it('SEA-8 sows a radish between carrots with a finger, on a phone, and takes it out', async () => {
    const { planter, page, context } = await opened('Carlo with a finger', PHONE);
    await planter.drag('Radish', BED, 1, 0);
    await between(page).tap();
    await page.locator('[data-coming]').waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
    await saved(planter);
    expect(await servedBetween(context)).toEqual(['radish 1,0 between carrot 1,0']);
    await page.locator('[data-coming]').tap();
    const dialog = page.getByRole('dialog', { name: /Radish is to come/ });
    await dialog.getByRole('button', { name: 'Remove Plant' }).tap();
    await saved(planter);
    expect(await servedBetween(context)).toEqual([]);
    expect(standing(await layoutOf(context))).toEqual(['carrot 0,0', 'carrot 1,0']);
  });

  it('SEA-8 takes the slow one out though two are to come on its square, one after the other then', async () => {
    const { planter, page, context } = await opened('Carol with two plans');
    const { garden, version, plants } = await layoutOf(context);
    const carrot = plants.find(({ grid_x }) => grid_x === 0)?.id ?? '';
    const bean = { type: 'place', id: crypto.randomUUID(), plantId: 'bean-bush', after: carrot };
    await post(context, '/api/gardens/changeLayout', {
      ...{ gardenId: garden.id, expectedVersion: version },
      changes: [{ ...bean, x: 0, y: 0, width: 1, height: 1 }],
    });
    await page.locator('[data-coming]').waitFor();
    await planter.card('Radish').click();
    const square = await planter.cell(BED, 0, 0);
    await page.mouse.click(square.x, square.y);
    await between(page).click();
    await page.locator('[data-coming]').nth(1).waitFor();
    await page.keyboard.press('Escape');
    await planter.grid(BED).focus();
    await page.keyboard.press('Control+Home');
    await page.keyboard.press('Delete');
    await page.locator('[data-plant-name="Carrot"]').nth(1).waitFor({ state: 'detached' });
    await saved(planter);
    const now = await layoutOf(context);
    const radish = now.coming?.find(({ plantId }) => plantId === 'radish')?.id;
    expect(standing(now)).toEqual(['carrot 1,0']);
    expect(now.steps?.find(({ id }) => id === bean.id)?.after).toBe(radish);
  });
});
