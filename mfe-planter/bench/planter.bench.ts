import { join } from 'node:path';
import type { CDPSession, Page } from 'playwright-core';
import { mainThreadDuring, percentile } from '../../tools/benching/main-thread';
import { onBenchPage } from '../../tools/benching/on-bench-page';
import { type Row, row } from '../../tools/benching/row';
import { LONG_TASK } from './long-task';
import { measureOptimizing } from './optimizing';
import { CELL, PLANTS, SIDE } from './page/measured';

/** Milliseconds of work in a frame that a gardener does not feel. */
const FRAME = 8;
const MOVES = 240;

/** Dragging a plant over a bed of 50 × 50 with 1,000 plants, in Chromium, against a loop that draws the same by hand. */
export default {
  name: 'planter',
  run: ({ root }: { root: string }): Promise<Row[]> =>
    onBenchPage(join(root, 'mfe-planter/bench/page'), async (browser, url) => {
      const measure = async (bed: 'ours' | 'raw-loop') => {
        const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
        await page.goto(`${url}?of=${bed}`);
        await page.waitForFunction(() => window.measured !== undefined);
        await drag(page);
        const { frames, longestTask } = await mainThreadDuring(browser, page, () => drag(page));
        await page.close();
        return { p95: percentile(frames, 0.95), longestTask };
      };
      const baseline = await measure('raw-loop');
      const ours = await measure('ours');
      const what = 'dragging over 1,000 plants';
      const perFrame = `${what}, work per frame p95, against a raw loop`;
      return [
        row(perFrame, 'ms', ours.p95, baseline.p95, `ours ≤ ${FRAME}`),
        row(`${what} and planting one, longest task`, 'ms', ours.longestTask, LONG_TASK, '< 1'),
        ...(await measureOptimizing(browser, `${url}?of=empty`)),
      ];
    }),
};

/** Drags one plant across the bed, a move a frame, and drops it where the soil is free. */
async function drag(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const before = await placed(page);
  const [card, corner] = await page.evaluate(() => [window.measured?.card(), window.measured?.corner()]);
  if (!card || !corner) throw new Error('The page shows no bed');
  const at = (move: number) => ({
    x: corner.left + CELL * (2.5 + ((move * 1.7) % (SIDE - 5))),
    y: corner.top + CELL * (2.5 + ((move * 0.31) % (SIDE - 5))),
  });
  await send(session, 'mouseMoved', card);
  await send(session, 'mousePressed', card);
  await send(session, 'mouseMoved', { x: card.x - 10, y: card.y });
  for (let move = 0; move < MOVES; move += 1) {
    await send(session, 'mouseMoved', at(move));
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(done)));
  }
  // The last rows are free.
  const free = { x: corner.left + CELL * (before - PLANTS + 1.5), y: corner.top + CELL * 45.5 };
  await send(session, 'mouseMoved', free);
  await send(session, 'mouseReleased', free);
  await page.waitForFunction((count) => (window.measured?.placed() ?? 0) > count, before);
  await session.detach();
}

const placed = (page: Page): Promise<number> => page.evaluate(() => window.measured?.placed() ?? 0);

const send = (
  session: CDPSession,
  type: 'mouseMoved' | 'mousePressed' | 'mouseReleased',
  { x, y }: { readonly x: number; readonly y: number },
) =>
  session.send('Input.dispatchMouseEvent', {
    ...{ type, x, y, button: 'left', clickCount: type === 'mouseMoved' ? 0 : 1 },
    buttons: type === 'mouseReleased' ? 0 : 1,
  });
