import { join } from 'node:path';
import { mainThreadDuring, percentile } from '../../tools/benching/main-thread';
import { onBenchPage } from '../../tools/benching/on-bench-page';
import { type Row, row } from '../../tools/benching/row';
import { PLANTS, TYPED } from './page/measured';

/** Milliseconds from a key to its results that a gardener does not wait for. */
const GOAL = 50;
const ROUNDS = 4;

/** Typing in the plant finder with 5,000 plants, in Chromium, against a bare loop over the same plants. */
export default {
  name: 'finder',
  run: ({ root }: { root: string }): Promise<Row[]> =>
    onBenchPage(join(root, 'mfe-finder/bench/page'), async (browser, url) => {
      const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
      await page.goto(url);
      const search = page.getByRole('searchbox');
      await search.waitFor();
      const type = async () => {
        await search.fill('');
        for (const letter of TYPED) {
          const before = await page.evaluate(() => window.measured?.waits().length ?? 0);
          await search.press(letter === ' ' ? 'Space' : letter);
          await page.waitForFunction((count) => (window.measured?.waits().length ?? 0) > count, before);
        }
      };
      // Once to warm up, as a gardener's second search.
      await type();
      const warm = await page.evaluate(() => window.measured?.waits().length ?? 0);
      for (let round = 0; round < ROUNDS; round += 1) await type();
      const waits = await page.evaluate((from) => window.measured?.waits().slice(from) ?? [], warm);
      const bareLoop = () => page.evaluate(() => window.measured?.bareLoop() ?? 0);
      const loop = await bareLoop();
      const wait = percentile(waits, 0.95);
      // Processor time besides, which a busy machine does not lengthen.
      const work = (await mainThreadDuring(browser, page, type)).total / TYPED.length;
      const loopWork = (await mainThreadDuring(browser, page, async () => void (await bareLoop()))).total;
      const baseline = loopWork / TYPED.length;
      const what = `${PLANTS.toLocaleString('en-US')} plants, against a bare filter loop`;
      const goal = `ours ≤ ${GOAL}`;
      return [
        row(`keystroke to results p95, ${what}`, 'ms', wait, loop, goal),
        row(`work of the main thread for a keystroke, ${what}`, 'ms', work, baseline, goal),
      ];
    }),
};
