/** What a guest with a phone waits for and sees move when a page is opened by its address. */
import { row, type Row } from '../benching/row';
import { type BothSites, onBothSites, Turns } from './sites/on-both-sites';
import { type FirstView, openOnPhone } from './sites/open-on-phone';
import { median, REMOTE_PAGES, SHELL_PAGES } from './sites/pages';

const PAGES = [...SHELL_PAGES, ...REMOTE_PAGES];
const ROUNDS = 5;
/** No round is begun later, in ms: a busy machine has fewer of them, and the bench ends all the same. */
const LATEST = 110_000;

export default {
  name: 'loading',
  run: ({ root }: { root: string }) =>
    onBothSites(root, async (sites) => {
      const views = await openAll(sites);
      return PAGES.flatMap(([name], at) => compare(name, views[at] ?? new Turns()));
    }),
};

/** Every page once in each round: what a machine does besides then falls on all of them. */
async function openAll(sites: BothSites): Promise<Turns<FirstView>[]> {
  const began = Date.now();
  const views = PAGES.map(() => new Turns<FirstView>());
  for (let round = 0; round < ROUNDS && Date.now() - began < LATEST; round += 1) {
    for (const [at, [, path, content]] of PAGES.entries())
      await views[at]?.take(sites, ({ url }) => openOnPhone(sites.browser, url, path, content));
  }
  return views;
}

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
