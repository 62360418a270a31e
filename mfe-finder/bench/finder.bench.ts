import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { mainThreadDuring, percentile } from '../../tools/benching/main-thread';
import { onBenchPage } from '../../tools/benching/on-bench-page';
import { type Row, row } from '../../tools/benching/row';
import { PLANTS, TYPED } from './page/measured';

/** Milliseconds from a key to its results that a gardener does not wait for. */
const GOAL = 50;
/** Milliseconds from one key to the next of someone who types fast. */
const BETWEEN_KEYS = 100;
const ROUNDS = 4;

/** Typing in the plant finder with 2,604 plants, in Chromium, against a bare loop over the same plants. */
export default {
  name: 'finder',
  run: ({ root }: { root: string }): Promise<Row[]> =>
    onBenchPage(join(root, 'mfe-finder/bench/page'), async (browser, url) => {
      const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
      await page.goto(url);
      const search = page.getByRole('searchbox');
      await search.waitFor();
      let typed = 0;
      const type = async () => {
        await search.fill('');
        await setTimeout(BETWEEN_KEYS);
        for (const letter of TYPED) {
          typed += 1;
          const answered = page.evaluate((keys) => window.measured?.answered(keys), typed);
          await page.keyboard.press(letter === ' ' ? 'Space' : letter);
          await Promise.all([answered, setTimeout(BETWEEN_KEYS)]);
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
