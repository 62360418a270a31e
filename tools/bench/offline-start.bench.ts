/** What a gardener with a phone waits for without a signal, when all of the product has ended since the last visit. */
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { row, type Row } from '../benching/row';
import { findChromium } from '../engines/chromium.mjs';
import { launchChromium } from '../engines/launch-chromium.mjs';
import { type BothSites, inRounds, Turns } from './sites/on-both-sites';
import { type FirstView, firstViewOn, newPhone, openOnPhone } from './sites/open-on-phone';
import { median, middleMean, REMOTE_PAGES, SHELL_PAGES } from './sites/pages';
import { serveSite, type Site } from './sites/serve-site';
import { endWorkers, keepWhole } from './sites/without-signal';

const ROUNDS = 3;
/** In ms; see Rounds. */
const FIRST_VISITS = { rounds: 25, latest: 600_000 };

/**
 * Each page by its address on a phone that has opened it before: without a signal, the service worker not running yet,
 * against the same page with a signal, from what the browser keeps by itself.
 */
export default {
  name: 'offline-start',
  async run({ root }: { root: string }): Promise<Row[]> {
    const serve = (hasWorker = true) => serveSite({ root, shell: join(root, 'shell/dist'), hasWorker });
    const executablePath = await findChromium({ log: console.log });
    const browser = await launchChromium(executablePath);
    try {
      const rows: Row[] = [];
      for (const page of REMOTE_PAGES) rows.push(...(await startOf(browser, page, serve)));
      const [ours, baseline] = [await serve(), await serve(false)];
      try {
        return [...rows, ...(await firstVisits({ browser, ours, baseline }))];
      } finally {
        await Promise.all([ours.close(), baseline.close()]);
      }
    } finally {
      await browser.close();
    }
  },
};

async function startOf(
  browser: Browser,
  [name, path, content]: (typeof REMOTE_PAGES)[number],
  serve: () => Promise<Site>,
): Promise<Row[]> {
  const sites = [await serve(), await serve()] as const;
  const [away, home] = [
    await newPhone(browser, sites[0].url),
    await newPhone(browser, sites[1].url, 'block'),
  ];
  try {
    await keepWhole(away, path);
    await firstViewOn(home, path, content);
    await away.setOffline(true);
    // A worker that starts anew has no network either.
    await sites[0].close();
    const turns = new Turns<FirstView>();
    for (let round = 0; round < ROUNDS; round += 1) {
      await endWorkers(away);
      turns.ours.push(await firstViewOn(away, path, content, { isOffline: true }));
      turns.baseline.push(await firstViewOn(home, path, content));
    }
    const of = (figure: 'shownAt' | 'largestPaint') =>
      [turns.ours, turns.baseline].map((views) => median(views.map((view) => view[figure]))) as [
        number,
        number,
      ];
    return [
      row(
        `${name}: first view without a signal, phone at 4 × slowdown, median of ${ROUNDS}`,
        'ms',
        ...of('shownAt'),
        '≤ 1.15',
      ),
      row(`${name}: largest paint (LCP), the same`, 'ms', ...of('largestPaint'), 'ours ≤ 1,200 ms'),
    ];
  } finally {
    await Promise.all([away.close(), home.close(), sites[1].close()]);
  }
}

/**
 * That the first visit keeps all for later costs its largest paint nothing, against a site that has no worker. Both in a
 * browser that may have one: to look for it costs every site's visit.
 */
async function firstVisits(sites: BothSites): Promise<Row[]> {
  const measured = await inRounds(
    sites,
    [SHELL_PAGES[0], REMOTE_PAGES[0]],
    FIRST_VISITS,
    async ({ url }, [, path, content]) => (await openOnPhone(sites.browser, url, path, content)).largestPaint,
  );
  return measured.map(({ page: [name], turns }) =>
    row(
      `${name}: largest paint of a first visit, with a worker to come against without`,
      'ms',
      middleMean(turns.ours),
      middleMean(turns.baseline),
      '≤ 1.02',
    ),
  );
}
