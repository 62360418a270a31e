import type { Page } from 'playwright-core';

/** On the planter's page of drafts: begins one of Kitchen Bed, moves its first planting a row down, and compares them. */
export async function compareDraftMovedDown(page: Page, name: string): Promise<void> {
  await page.getByLabel('Name of the draft').fill(name);
  await page.getByRole('button', { name: 'New What-If' }).click();
  await page.getByText(`Draft: ${name}.`).waitFor();
  await page.getByRole('grid', { name: 'Kitchen Bed, 3 by 2 feet' }).focus();
  for (const key of ['m', 'ArrowDown', 'Enter']) await page.keyboard.press(key);
  await page.getByRole('button', { name: 'Save Layout' }).click();
  await page.getByText('Everything is saved.').waitFor();
  await page.getByRole('link', { name: 'Compare with the garden' }).click();
}
