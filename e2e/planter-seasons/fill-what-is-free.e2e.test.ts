import type { BrowserContext } from 'playwright-core';
import { accessibilityProblems } from '../src/accessibility';
import { DESKTOP, PHONE } from '../src/browser';
import { oneVisitor } from '../src/one-visitor';
import { until } from '../src/product';
import { layoutOf } from '../src/served-layout';
import { placing, signInWithBed } from '../src/sign-in-with-bed';

const BED = 'Kitchen Bed';
const NOW = new Date();
/** The next May 20 that is not today: beans that are begun then ripen. */
const YEAR = NOW < new Date(NOW.getFullYear(), 4, 19) ? NOW.getFullYear() : NOW.getFullYear() + 1;

/** A gardener of Madison with bush beans in one square of four. */
async function plantsBeans(context: BrowserContext, name: string): Promise<void> {
  const bed = await signInWithBed(context, name, { columns: 2 });
  await bed.change(placing('bean-bush', 0, 0));
}

const comingOf = async (context: BrowserContext): Promise<number> => {
  const { coming } = (await layoutOf(context)) as { coming?: unknown[] };
  return coming?.length ?? 0;
};

describe.each([
  ['a desktop', DESKTOP, 'Filippa of the free squares'],
  ['a phone', PHONE, 'Filippo of the free squares'],
] as const)('SEA-9 what is free from a day on %s', (_device, screen, name) => {
  const gardener = oneVisitor(screen, ({ context }) => plantsBeans(context, name));

  it('SEA-9 is planned with what still ripens, planted as one act, and taken back', async () => {
    const { page, context } = gardener.visitor();
    await page.goto('/dashboard');
    await page.getByRole('link', { name: `Change Plants: ${BED}` }).click();
    await page.getByRole('button', { name: 'Fill What Is Free' }).click();
    const dialog = page.getByRole('dialog', { name: 'Fill What Is Free' });
    await dialog.getByLabel('Fill what is free from').fill(`${YEAR}-05-20`);
    await dialog.getByRole('button', { name: /^Plan by / }).click();
    await dialog.getByText(/^Free from May 20(, \d{4})?: [A-Z]/).waitFor();
    const planned = await dialog.getByRole('list', { name: 'Plan' }).getByRole('listitem').allInnerTexts();
    const squares = planned.map((words) => Number(/in (\d+) squares?/.exec(words)?.[1]));
    expect(squares.reduce((sum, each) => sum + each, 0)).toBeGreaterThan(0);
    expect(await accessibilityProblems(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Plant These' }).click();
    await dialog.waitFor({ state: 'hidden' });
    await until('what was planned is to come', async () => (await comingOf(context)) > 0);
    const undo = page.getByRole('region', { name: 'Alerts' }).getByRole('button', { name: 'Undo' });
    await undo.click();
    await until('nothing is to come', async () => (await comingOf(context)) === 0);
  });
});
