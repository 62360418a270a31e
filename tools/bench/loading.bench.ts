/** What a guest with a phone waits for and sees move when a page is opened by its address. */
import { row, type Row } from '../benching/row';
import { onBothSites, takeTurns } from './sites/on-both-sites';
import { type FirstView, openOnPhone } from './sites/open-on-phone';
import { median, REMOTE_PAGES, SHELL_PAGES } from './sites/pages';

/** As many as three minutes have room for. */
const ROUNDS = 4;

export default {
  name: 'loading',
  run: ({ root }: { root: string }) =>
    onBothSites(root, async (sites) => {
      const rows: Row[] = [];
      for (const [name, path, content] of [...SHELL_PAGES, ...REMOTE_PAGES]) {
        const views = await takeTurns(sites, ROUNDS, ({ url }) =>
          openOnPhone(sites.browser, url, path, content),
        );
        const compare = (what: string, unit: string, figure: keyof FirstView, goal: string) => {
          const [mine, theirs] = [views.ours, views.baseline].map((taken) =>
            median(taken.map((view) => view[figure])),
          );
          return row(`${name}: ${what}`, unit, mine ?? 0, theirs ?? 0, goal);
        };
        rows.push(
          compare('first view, phone at 4 × slowdown, median', 'ms', 'shownAt', '≤ 1.15'),
          compare('largest paint (LCP), the same', 'ms', 'largestPaint', 'ours ≤ 1,200 ms'),
          compare('layout shift (CLS), the same', 'score', 'shift', 'ours ≤ 0.01'),
        );
      }
      return rows;
    }),
};
