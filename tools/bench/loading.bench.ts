/** What a guest with a phone waits for and sees move when a page is opened by its address. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { row, type Row } from '../benching/row';
import { findChromium } from '../engines/chromium.mjs';
import { type FirstView, openOnPhone } from './sites/open-on-phone';
import { buildOneBundle } from './sites/one-bundle';
import { median, REMOTE_PAGES, SHELL_PAGES } from './sites/pages';
import { serveSite } from './sites/serve-site';

const ROUNDS = 5;

export default {
  name: 'loading',
  async run({ root }: { root: string }) {
    const outDir = await mkdtemp(join(tmpdir(), 'planted-one-bundle-'));
    await buildOneBundle({ root, outDir });
    const ours = await serveSite({ root, shell: join(root, 'shell/dist') });
    const baseline = await serveSite({ root, shell: outDir });
    const executablePath = await findChromium({ log: console.log });
    const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
    try {
      const rows: Row[] = [];
      for (const [name, path, content] of [...SHELL_PAGES, ...REMOTE_PAGES]) {
        const mine: FirstView[] = [];
        const theirs: FirstView[] = [];
        // Taken in turns, so that both see the same machine; the first pair warms the disk.
        for (let round = -1; round < ROUNDS; round += 1) {
          const [one, other] = [
            await openOnPhone(browser, ours.url, path, content),
            await openOnPhone(browser, baseline.url, path, content),
          ];
          if (round < 0) continue;
          mine.push(one);
          theirs.push(other);
        }
        const of = (views: readonly FirstView[], figure: keyof FirstView) =>
          median(views.map((view) => view[figure]));
        const compare = (what: string, unit: string, figure: keyof FirstView, goal: string) =>
          row(`${name}: ${what}`, unit, of(mine, figure), of(theirs, figure), goal);
        rows.push(
          compare('first view, phone at 4 × slowdown, median', 'ms', 'shownAt', '≤ 1.15'),
          compare('largest paint (LCP), the same', 'ms', 'largestPaint', 'ours ≤ 1,200 ms'),
          compare('layout shift (CLS), the same', 'score', 'shift', 'ours ≤ 0.01'),
        );
      }
      return rows;
    } finally {
      await browser.close();
      await Promise.all([ours.close(), baseline.close()]);
      await rm(outDir, { recursive: true });
    }
  },
};
