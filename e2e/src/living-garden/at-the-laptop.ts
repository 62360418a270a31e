import type { Page } from 'playwright-core';
import { BED } from './growing-bed';

/** Goes to a link or button by the keyboard, and presses it. */
const press = (page: Page, role: 'link' | 'button', name: string | RegExp) =>
  page.getByRole(role, { name, exact: true }).first().press('Enter');

/** From the planter, by the manager, to the bed in the designer; makes it one row longer and turns it. */
export async function addRowAndTurn(page: Page) {
  await press(page, 'link', 'Garden Manager');
  await press(page, 'link', `Change Bed: ${BED}`);
  await page.getByText('Everything is saved.').waitFor();
  await press(page, 'button', 'Below');
  await press(page, 'button', 'Turn Bed');
  await page.getByText(`24 ft² · 4' x 6'`).waitFor();
  await press(page, 'button', 'Save Bed');
  await page.getByText('Everything is saved.').waitFor();
}

/** From the designer to the dashboard; harvests the carrots and clears their squares in one act. */
export async function harvestAndClear(page: Page) {
  await press(page, 'button', 'Back');
  await page.getByRole('heading', { name: BED }).first().waitFor();
  await press(page, 'link', 'Dashboard');
  await press(page, 'link', 'Harvest Carrot in Kitchen Bed');
  const dialog = page.getByRole('dialog', { name: `Events in ${BED}` });
  await dialog.getByLabel('How much').focus();
  await page.keyboard.type('11');
  await dialog.getByLabel('Unit').focus();
  await page.keyboard.type('oz');
  await dialog.getByRole('checkbox', { name: 'And clear its 2 squares', checked: true }).waitFor();
  await dialog.getByRole('button', { name: 'Add Event' }).press('Enter');
  await page.getByText('Carrot harvested and cleared').waitFor();
}

/** @returns the kinds that could follow in the squares that are free */
export async function followers(page: Page): Promise<string[]> {
  await page.getByText('11 oz · 2 squares are free').waitFor();
  const offers = page.getByRole('button', { name: /^Put here: / });
  await offers.first().waitFor();
  const names = await offers.evaluateAll((all) => all.map((each) => each.getAttribute('aria-label') ?? ''));
  return names.map((name) => name.replace('Put here: ', ''));
}
