import type { BrowserContext, Page } from 'playwright-core';
import { accessibilityProblems } from '../src/accessibility';
import { DESKTOP, PHONE } from '../src/browser';
import { oneVisitor } from '../src/one-visitor';
import { placing, signInWithBed } from '../src/sign-in-with-bed';

/** Where beans can be sown on every day of the year, so that they are due whenever this runs. */
const HONOLULU = { name: 'Honolulu', region: 'Hawaii', latitude: 21.3, longitude: -157.9, elevation: 5 };

/** A gardener of Honolulu whose beans are to be sown. */
async function plantsBeans(context: BrowserContext, name: string): Promise<void> {
  const bed = await signInWithBed(context, name, { columns: 2, place: HONOLULU, zone: '11a' });
  await bed.change(placing('bean-bush', 0, 0, { after: null }));
}

const card = (page: Page) => page.getByRole('region', { name: 'Today', exact: true });
const sowing = (page: Page) => card(page).getByRole('link', { name: 'Sow Bush Bean' });
const undo = (page: Page) =>
  page.getByRole('region', { name: 'Alerts' }).getByRole('button', { name: 'Undo' }).last();

describe.each([
  ['a desktop', DESKTOP, 'Toda of today'],
  ['a phone', PHONE, 'Todo of today'],
] as const)('the steps of today on %s', (_device, screen, name) => {
  const gardener = oneVisitor(screen, ({ context }) => plantsBeans(context, name));

  it('SEA-11 are done on the dashboard, and taken back', async () => {
    const page = gardener.page();
    await page.goto('/dashboard');
    await sowing(page).waitFor();
    expect(await accessibilityProblems(page)).toEqual([]);
    await card(page).getByRole('button', { name: 'Done: Sow Bush Bean in Kitchen Bed' }).click();
    await sowing(page).waitFor({ state: 'detached' });
    await page.getByText(/^Bush Bean sown [A-Z][a-z]+ \d+$/).waitFor();
    // It shows at once: a page that is left before it was sent has not undone it.
    const undone = page.waitForResponse(/\/changeLayout$/);
    await undo(page).click();
    await sowing(page).waitFor();
    expect((await undone).status()).toBe(200);
    await page.reload();
    await sowing(page).waitFor();
  });

  it('SEA-11 lead to the season, where one that is not to be done yet leaves the day, and comes back', async () => {
    const page = gardener.page();
    await sowing(page).click();
    await page.getByRole('button', { name: 'Not yet' }).click();
    await undo(page).waitFor();
    await page.goto('/dashboard');
    await card(page)
      .getByText(/^Nothing to do today\. Next: sow Bush Bean, [A-Z][a-z]+ \d+\.$/)
      .waitFor();
    expect(await sowing(page).count()).toBe(0);
    await page.goBack();
    await page.getByRole('button', { name: 'Not yet' }).click();
    await undo(page).waitFor();
  });
});
