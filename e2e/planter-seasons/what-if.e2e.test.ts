import type { BrowserContext } from 'playwright-core';
import { accessibilityProblems } from '../src/accessibility';
import { DESKTOP } from '../src/browser';
import { compareDraftMovedDown } from '../src/draft-of-bed';
import { oneVisitor } from '../src/one-visitor';
import { placing, signInWithBed } from '../src/sign-in-with-bed';

/** A gardener of Madison whose bed has one radish. */
async function plants(context: BrowserContext, name: string): Promise<string> {
  const bed = await signInWithBed(context, name);
  await bed.change(placing('radish', 0, 0));
  return bed.gardenId;
}

describe('another plan of a garden', () => {
  let gardenId = '';
  const gardener = oneVisitor(DESKTOP, async ({ context }) => {
    gardenId = await plants(context, 'Wilma of the what-if');
  });

  it('TIM-5 is begun, worked on, compared, adopted by one act, taken back, and discarded', async () => {
    const page = gardener.page();
    await page.goto(`/garden-summary?garden=${gardenId}`);
    await page.getByRole('button', { name: 'Try Another Plan' }).click();
    await compareDraftMovedDown(page, 'Further down');
    const draft = page.getByRole('region', { name: 'Further down', exact: true });
    await draft.getByRole('img', { name: 'Radish, moved' }).waitFor();
    await page.getByText('Radish, row 2, column 1: moved').waitFor();
    await page.getByRole('row', { name: /^Weeks with something to harvest/ }).waitFor();
    expect(await accessibilityProblems(page)).toEqual([]);
    const alerts = page.getByRole('region', { name: 'Alerts' });
    // F6 would go to what is said of the save first.
    await alerts.getByRole('button').first().waitFor({ state: 'hidden' });
    // The garden's bed, the draft's, and there the one difference.
    for (const key of ['F6', 'F6', 'n']) await page.keyboard.press(key);
    await page.getByText('Row 2, column 1: nothing here, Radish in the draft.').waitFor();
    expect(
      await draft.getByRole('img', { name: 'Radish, moved' }).evaluate((tile) => tile.matches(':focus')),
    ).toBe(true);
    await page.setViewportSize({ width: 360, height: 780 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
    const figures = page.getByRole('region', { name: 'Side by side' });
    const [card, table] = await Promise.all(
      [figures, figures.getByRole('table')].map((one) => one.boundingBox()),
    );
    expect((table?.x ?? 0) + (table?.width ?? Infinity)).toBeLessThan((card?.x ?? 0) + (card?.width ?? 0));
    await page.setViewportSize(DESKTOP);
    await page.getByRole('button', { name: 'Adopt 1 Change' }).click();
    await page.getByText('Further down adopted').waitFor();
    await alerts.getByRole('button', { name: 'Undo', exact: true }).click();
    await page.getByText('Taken Back').waitFor();
    await page.goto(`/garden-summary?garden=${gardenId}&whatif=`);
    await page.getByRole('link', { name: /^Further down/ }).click();
    await page.getByRole('button', { name: 'Discard Draft' }).click();
    await page.getByText('0 of 10').waitFor();
    await alerts.getByRole('button', { name: 'Undo', exact: true }).click();
    await page.getByText('1 of 10').waitFor();
  });
});
