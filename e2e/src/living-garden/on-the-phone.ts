import type { Page } from 'playwright-core';
import { PHONE, type Screen } from '../browser';
import { fingerOf } from '../finger';
import { PlanterScreen } from '../planter';
import { BED } from './growing-bed';

export const SMALL_PHONE: Screen = { ...PHONE, width: 360 };

/** Opens the bed from the dashboard. */
export async function openBedFromDashboard(page: Page): Promise<PlanterScreen> {
  const planter = new PlanterScreen(page, await fingerOf(page));
  await page.goto('/dashboard');
  await page.getByRole('link', { name: `Change Plants: ${BED}` }).tap();
  await planter.grid(BED).waitFor();
  // What is over the bed comes later, and moves it.
  await page
    .getByRole('slider', { name: 'Day' })
    .or(page.getByText(/\bneeds? a place\b/))
    .first()
    .waitFor();
  return planter;
}

/** How often a tap is made again: what was carried before is still settling on a busy machine, or the bed moved. */
const TAPS = 3;

/** Taps what stands in a square, and waits for what can be done with it. */
async function tapPlant(planter: PlanterScreen, plant: string, column: number, row: number) {
  const dialog = planter.page.getByRole('dialog', { name: `Select Plot Color for ${plant}` });
  for (let tap = 1; tap < TAPS; tap += 1) {
    await planter.grid(BED).scrollIntoViewIfNeeded();
    await planter.hand.tap(await planter.cell(BED, column, row));
    const isOpen = await dialog.waitFor({ timeout: 10_000 }).then(
      () => true,
      () => false,
    );
    if (isOpen) return dialog;
    // Another plant's, which lies over the bed.
    await planter.page.keyboard.press('Escape');
  }
  await planter.hand.tap(await planter.cell(BED, column, row));
  await dialog.waitFor();
  return dialog;
}

export async function takeOut(planter: PlanterScreen, plant: string, column: number, row: number) {
  const dialog = await tapPlant(planter, plant, column, row);
  await dialog.getByRole('button', { name: 'Remove Plant' }).tap();
  await dialog.waitFor({ state: 'hidden' });
}

export async function pin(planter: PlanterScreen, plant: string, column: number, row: number) {
  const dialog = await tapPlant(planter, plant, column, row);
  await dialog.getByRole('checkbox', { name: /^Pin it here/ }).tap();
  await dialog.getByRole('button', { name: 'Close' }).tap();
  await dialog.waitFor({ state: 'hidden' });
}

/** Carries what stands in a square one square to the right. */
export async function moveRight(planter: PlanterScreen, column: number, row: number) {
  const { page } = planter;
  for (let tries = 1; ; tries += 1) {
    await planter.grid(BED).scrollIntoViewIfNeeded();
    const from = await planter.cell(BED, column, row);
    const isMoved = await planter.hand
      .carry(
        from,
        () => planter.cell(BED, column + 1, row),
        () => page.locator('[data-holding]').waitFor({ timeout: 10_000 }),
      )
      .then(() => page.getByRole('button', { name: /^Undo: Move / }).waitFor({ timeout: 10_000 }))
      .then(
        () => true,
        () => false,
      );
    if (isMoved) return;
    if (tries === TAPS) throw new Error('The plant was not moved');
    // On a busy machine a finger may let go before the page knows where it is, or rest so long that it takes the plant out.
    const takenOut = page.getByRole('button', { name: /^Undo: Remove / });
    if (await takenOut.isVisible()) await takenOut.tap();
  }
}

/** Chooses more plants of a kind. */
export async function choose(planter: PlanterScreen, plant: string, count: number) {
  await planter.page.getByRole('button', { name: 'Change Plants' }).tap();
  const selector = planter.page.getByRole('dialog', { name: `Choose plants for ${BED}` });
  await selector.getByRole('searchbox').fill(plant);
  const add = selector.getByRole('button', { name: `Add one ${plant}`, exact: true });
  for (let n = 0; n < count; n += 1) await add.tap();
  await selector.getByRole('button', { name: 'Add to Garden' }).tap();
  await selector.waitFor({ state: 'hidden' });
}

export const undo = (planter: PlanterScreen, step: string) =>
  planter.page.getByRole('button', { name: `Undo: ${step}` }).tap();

/** Saves, and says that the radishes fell to slugs. */
export async function saveAsEatenBySlugs({ page }: PlanterScreen) {
  await page.getByRole('button', { name: 'Save Layout' }).tap();
  const why = page.getByRole('dialog', { name: 'Why remove 2 Radish?' }).or(page.getByRole('dialog'));
  await why.getByRole('button', { name: /^Failed/ }).tap();
  await page.getByRole('button', { name: 'Slugs' }).tap();
  await page.getByText('Everything is saved.').waitFor();
}
