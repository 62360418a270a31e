import type { BrowserContext, Page } from 'playwright-core';
import { accessibilityProblems } from '../src/accessibility';
import { DESKTOP, PHONE, type Screen } from '../src/browser';
import { browserSuite } from '../src/browser-suite';
import { fingerOf, mouseOf } from '../src/finger';
import { post } from '../src/kitchen-bed';
import { PlanterScreen } from '../src/planter';
import { layoutOf } from '../src/served-layout';
import { placing, signInWithBed } from '../src/sign-in-with-bed';

const BED = 'Kitchen Bed';
const TOMATO = 'Cherry Tomato';

/** 'YYYY-MM-DD', so many days ago. */
const daysAgo = (days: number): string => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);
const PLANTED = daysAgo(330);
const ENDED = daysAgo(240);

/** A gardener whose bed of 4 × 4 had a tomato in its lower left corner, which failed. */
async function grewTomatoes(context: BrowserContext, name: string, style: string): Promise<void> {
  const bed = await signInWithBed(context, name, { columns: 4, rows: 4, place: null, style });
  const tomato = placing('tomato-cherry', 0, 2, { width: 2, height: 2, after: null });
  await bed.change(tomato, { type: 'do-step', id: tomato.id, step: 'plant-out', day: PLANTED });
  await bed.change({ type: 'end', id: tomato.id, how: 'failed', cause: 'early blight', day: ENDED });
}

async function choose(page: Page, name: string, count: number): Promise<void> {
  await page.getByRole('button', { name: 'Change Plants' }).click();
  const selector = page.getByRole('dialog', { name: `Choose plants for ${BED}` });
  await selector.getByRole('searchbox').fill(name.toLowerCase());
  await selector.getByRole('button', { name: `Add one ${name}`, exact: true }).click({ clickCount: count });
  await selector.getByRole('button', { name: 'Add to Garden' }).click();
  await selector.waitFor({ state: 'hidden' });
}

describe('TIM-3 rotation advice', () => {
  const suite = browserSuite();

  async function opened(
    name: string,
    { screen = DESKTOP, style = 'in-ground' }: { screen?: Screen; style?: string } = {},
  ) {
    const { page, context } = await suite.arrive(screen);
    await grewTomatoes(context, name, style);
    const planter = new PlanterScreen(page, screen.touch ? await fingerOf(page) : mouseOf(page));
    await page.goto('/dashboard');
    await page.getByRole('link', { name: `Change Plants: ${BED}` }).click();
    await planter.grid(BED).waitFor();
    return { planter, page, context };
  }
  const marks = (page: Page, level: string) => page.locator(`[data-rotation="${level}"]`);
  const advice = (page: Page) => page.getByRole('region', { name: 'Rotation' });

  it('TIM-3 warns of a tomato where tomatoes stood, and remembers for it why that is ignored', async () => {
    const { planter, page, context } = await opened('Ruth who plants tomatoes again');
    await choose(page, TOMATO, 2);
    // In hand: the squares to avoid, and why, before it is planted.
    await planter.card(TOMATO).click();
    await page.locator('[data-rotation-square]').nth(3).waitFor();
    const first = await planter.cell(BED, 0, 2);
    await page.mouse.move(first.x, first.y);
    await page.locator('[data-rotation-held="against"]').waitFor();
    expect(await page.locator('[data-rotation-square]').count()).toBe(4);
    await page.mouse.click(first.x, first.y);
    // By keyboard: elsewhere in the bed it is only worth a look.
    await page.keyboard.press('Escape');
    await planter.card(TOMATO).focus();
    await page.keyboard.press('Enter');
    for (const key of ['Home', 'ArrowUp', 'ArrowUp', 'ArrowRight', 'ArrowRight'])
      await page.keyboard.press(key);
    await page
      .getByRole('gridcell', {
        name: /^Row 1, column 3: fits.*in the bed where Cherry Tomato stood in \d{4}/,
      })
      .waitFor();
    await page.keyboard.press('Enter');
    await marks(page, 'notice').waitFor();
    expect(await marks(page, 'against').count()).toBe(1);
    const year = Number(ENDED.slice(0, 4));
    const card = advice(page);
    await card.getByRole('heading', { name: `${TOMATO} where ${TOMATO} stood in ${year}` }).waitFor();
    const said = await card.innerText();
    for (const words of ['Field trial', `Free again in ${year + 4}.`, 'early blight', 'Cornell University'])
      expect(said).toContain(words);
    expect(await accessibilityProblems(page)).toEqual([]);
    // Ignored, with a reason that only this planting has.
    await card.getByRole('button', { name: 'Ignore here, because...' }).first().click();
    await page.getByLabel('Ignore here, because').fill('a resistant variety');
    expect(await accessibilityProblems(page)).toEqual([]);
    await page.keyboard.press('Enter');
    await marks(page, 'ignored').waitFor();
    // A reload keeps what is not saved, and what is.
    await page.reload();
    await marks(page, 'ignored').waitFor();
    await planter.save();
    await page.getByText('Everything is saved.').waitFor();
    await page.reload();
    await card.getByText(/^You ignore this since [A-Z][a-z]+ \d+:/).waitFor();
    // It stays with the planting when the bed is turned.
    const { garden, version } = await layoutOf(context);
    const turn = { type: 'reshape', matrix: garden.matrix, turns: 1, shiftX: 0, shiftY: 0 };
    await post(context, '/api/gardens/changeLayout', {
      ...{ gardenId: garden.id, expectedVersion: version, changes: [turn] },
    });
    await page.reload();
    await card.getByText('a resistant variety').waitFor();
    await marks(page, 'ignored').waitFor();
    // Taken back, it counts again.
    await card.getByRole('button', { name: 'Take it back' }).click();
    await marks(page, 'against').waitFor();
    await planter.save();
    await page.getByText('Everything is saved.').waitFor();
    await page.reload();
    await marks(page, 'against').waitFor();
    expect(await marks(page, 'ignored').count()).toBe(0);
  });

  it('TIM-3 warns under a finger, and in the dialog of the plant', async () => {
    const { planter, page } = await opened('Tilda with a phone', { screen: PHONE });
    await choose(page, TOMATO, 1);
    // Not dragged: list and bed are so far apart on a phone that the page scrolls under what is carried.
    await planter.card(TOMATO).tap();
    await planter.grid(BED).scrollIntoViewIfNeeded();
    await planter.hand.tap(await planter.cell(BED, 0, 2));
    await marks(page, 'against').waitFor();
    const spot = await planter.cell(BED, 0, 2);
    await planter.hand.tap(spot);
    const dialog = page.getByRole('dialog', { name: `Select Plot Color for ${TOMATO}` });
    await dialog.getByText('Field trial').waitFor();
    expect(await accessibilityProblems(page)).toEqual([]);
  });

  it('TIM-3 says nothing of a container, whose soil is new', async () => {
    const { planter, page } = await opened('Clara with pots', { style: 'container' });
    await choose(page, TOMATO, 1);
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    const season = page.waitForResponse(/fetchSeason/);
    await page.reload();
    await (await season).finished();
    await planter.grid(BED).waitFor();
    await planter.drag(TOMATO, BED, 0, 2);
    await page.locator('[data-plant]').waitFor();
    expect(asked.filter((url) => url.includes('fetchRotationFacts'))).toEqual([]);
    expect(await page.locator('[data-rotation]').count()).toBe(0);
    expect(await advice(page).count()).toBe(0);
  });
});
