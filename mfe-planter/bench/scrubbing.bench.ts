import { join } from 'node:path';
import { mainThreadDuring, percentile } from '../../tools/benching/main-thread';
import { onBenchPage } from '../../tools/benching/on-bench-page';
import { type Row, row } from '../../tools/benching/row';
import { PLANTINGS } from './days/size';

/** Of work in a frame: 30 frames a second. */
const FRAME_MS = 33;

/** The day slider going through a season of a bed with 2,500 plantings, in Chromium, against bare squares that come and go. */
export default {
  name: 'scrubbing',
  run: ({ root }: { root: string }): Promise<Row[]> =>
    onBenchPage(join(root, 'mfe-planter/bench/days'), async (browser, url) => {
      const measure = async (bed: 'ours' | 'bare') => {
        const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
        await page.goto(`${url}?of=${bed}`);
        await page.waitForFunction(() => window.scrub !== undefined);
        const scrub = () => page.evaluate(() => window.scrub?.());
        await scrub();
        const { frames } = await mainThreadDuring(browser, page, scrub);
        await page.close();
        return percentile(frames, 0.95);
      };
      const bare = await measure('bare');
      return [
        row(
          `the day slider over ${PLANTINGS} plantings, work per frame p95, against bare squares`,
          ...(['ms', await measure('ours'), bare, `ours ≤ ${FRAME_MS}: 30 frames a second`] as const),
        ),
      ];
    }),
};
