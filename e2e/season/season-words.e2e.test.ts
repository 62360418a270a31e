import type { LayoutChangeRequest } from '@planted/contracts';
import type { Page } from 'playwright-core';
import { DESKTOP, type Watched } from '../src/browser';
import { cutWords } from '../src/cut-words';
import { oneVisitor } from '../src/one-visitor';
import { until } from '../src/product';
import { placing, signInWithBed } from '../src/sign-in-with-bed';

const YEAR = new Date().getFullYear();

/** A gardener of Madison whose beans are to be sown all over the year, many of them too late to ripen. */
async function plantsLate({ context, page }: Watched): Promise<void> {
  await page.clock.setFixedTime(new Date(YEAR, 11, 29, 12));
  const bed = await signInWithBed(context, 'Lena of the late beans', { columns: 4 });
  const days = ['02-01', '05-25', '08-01', '09-05', '10-01', '11-10', '12-05', '12-30'];
  const changes = days.flatMap((day, at): LayoutChangeRequest[] => {
    const kind = at % 2 ? 'bean-bush' : 'zucchini';
    const planting = placing(kind, at % 4, Math.floor(at / 4), { after: null });
    return [planting, { type: 'fix-step', id: planting.id, step: 'sow', day: `${YEAR}-${day}` }];
  });
  await bed.change(...changes);
}

/** A list up to 768 px, a grid beyond. */
const LIST_WIDTHS = [360, 768];
const GRID_WIDTHS = [769, 1024, 1440];

describe('the words of the season', () => {
  const gardener = oneVisitor(DESKTOP, plantsLate);

  /** Waits until no word is cut: a page follows the width of its window part after part. */
  async function areWhole(page: Page, width: number): Promise<void> {
    let cut: string[] = [];
    const isWhole = async () => (cut = await cutWords(page)).length === 0;
    await until(`no word is cut at ${width} px`, isWhole).catch((cause: Error) => {
      throw new Error(`${cause.message}; cut are ${cut.join(', ')}`);
    });
  }

  it('SEA-5 are cut nowhere in a list, beside late plantings', async () => {
    const page = gardener.page();
    await page.goto('/season');
    for (const width of LIST_WIDTHS) {
      await page.setViewportSize({ width, height: 800 });
      await page.getByRole('grid').waitFor({ state: 'detached' });
      await page
        .getByRole('button', { name: /Bush Bean/ })
        .first()
        .waitFor();
      await areWhole(page, width);
    }
  });

  it.each(['', '?group=step', '?show=quarter&part=3', '?show=month&part=11', '?show=month&part=3'])(
    'SEA-5 are cut nowhere in a grid, beside late plantings: /season%s',
    async (view) => {
      const page = gardener.page();
      await page.setViewportSize({ width: GRID_WIDTHS[0] ?? 0, height: 800 });
      await page.goto(`/season${view}`);
      for (const width of GRID_WIDTHS) {
        await page.setViewportSize({ width, height: 800 });
        await page.getByRole('grid').waitFor();
        if (view === '') {
          const late = page.getByRole('grid').getByText('Too late to ripen');
          await late.last().waitFor();
          expect(await late.count()).toBeGreaterThan(3);
        }
        await areWhole(page, width);
      }
    },
  );
});
