/** What a guest with a phone waits for and sees move when a page is opened by its address. */
import { row, type Row } from '../benching/row';
import { inRounds, onBothSites, type Turns } from './sites/on-both-sites';
import { type FirstView, openOnPhone } from './sites/open-on-phone';
import { median, REMOTE_PAGES, SHELL_PAGES } from './sites/pages';

const PAGES = [...SHELL_PAGES, ...REMOTE_PAGES];
const ROUNDS = 5;
/** In ms; see Rounds. */
const LATEST = 110_000;

export default {
  name: 'loading',
  run: ({ root }: { root: string }) =>
    onBothSites(root, async (sites) => {
      const opened = await inRounds(
        sites,
        PAGES,
        { rounds: ROUNDS, latest: LATEST },
        ({ url }, [, path, content]) => openOnPhone(sites.browser, url, path, content),
      );
      return opened.flatMap(({ page: [name], turns }) => compare(name, turns));
    }),
};

function compare(name: string, { ours, baseline }: Turns<FirstView>): Row[] {
  const of = (figure: keyof FirstView) =>
    [ours, baseline].map((views) => median(views.map((view) => view[figure]))) as [number, number];
  return [
    row(
      `${name}: first view, phone at 4 × slowdown, median of ${ours.length}`,
      'ms',
      ...of('shownAt'),
      '≤ 1.15',
    ),
    row(`${name}: largest paint (LCP), the same`, 'ms', ...of('largestPaint'), 'ours ≤ 1,200 ms'),
    row(`${name}: layout shift (CLS), the same`, 'score', ...of('shift'), 'ours ≤ 0.01'),
  ];
}
