import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { type MainThread, mainThreadDuring, percentile } from '../../tools/benching/main-thread';
import { onBenchPage } from '../../tools/benching/on-bench-page';
import { type Row, row } from '../../tools/benching/row';
import { fillAndUndo, strokes } from './strokes';

type Designer = 'ours' | 'raw-canvas' | 'elements';

/** A frame in which painting answers, and a task that a gardener feels, in milliseconds. */
const FRAME = 8;
const LONG_TASK = 50;
const ANSWER = 50;
const IDLE_MS = 5_000;
const STROKES = 10_000;

/** The designer in Chromium, against the least that draws the same and against one React element per cell. */
export default {
  name: 'designer',
  run: ({ root }: { root: string }): Promise<Row[]> =>
    onBenchPage(join(root, 'mfe-designer/bench/page'), async (browser, url) => {
      const open = (designer: Designer) => openPage(browser, `${url}?of=${designer}`);
      return [
        ...(await measureStrokes(browser, open)),
        ...(await measureAnswers(open)),
        ...(await measureOurs(open)),
      ];
    }),
};

type Open = (designer: Designer) => Promise<Page>;

/** Each stroke on the three designers: work of a frame at p95. */
async function measureStrokes(browser: Browser, open: Open): Promise<Row[]> {
  const rows: Row[] = [];
  for (const stroke of strokes) {
    const measured = new Map<Designer, MainThread>();
    for (const designer of ['raw-canvas', 'ours', 'elements'] as const) {
      const page = await open(designer);
      await stroke.prepare(page);
      measured.set(designer, await mainThreadDuring(browser, page, () => stroke.act(page)));
      await stroke.check(page);
      await page.close();
    }
    const p95 = (designer: Designer) => percentile(measured.get(designer)?.frames ?? [], 0.95);
    const { what } = stroke;
    rows.push(
      row(
        `${what}, work per frame p95, against a raw canvas`,
        'ms',
        p95('ours'),
        p95('raw-canvas'),
        `≤ 1.3, ours ≤ ${FRAME}`,
      ),
      row(
        `${what}, work per frame p95, against one element per cell`,
        'ms',
        p95('ours'),
        p95('elements'),
        '≤ 0.05',
      ),
      row(
        `${what}, the raw canvas itself against one element per cell`,
        'ms',
        p95('raw-canvas'),
        p95('elements'),
        'none: what a canvas can do',
      ),
      row(`${what}, longest task`, 'ms', measured.get('ours')?.longestTask ?? 0, LONG_TASK, '< 1'),
    );
  }
  return rows;
}

/** From an input to the picture that answers it: both designers fill and undo, with mouse and keys. */
async function measureAnswers(open: Open): Promise<Row[]> {
  const slowest = new Map<Designer, number>();
  for (const designer of ['raw-canvas', 'ours'] as const) {
    const page = await open(designer);
    await fillAndUndo(page);
    const answers = await page.evaluate(() => window.answerTimes ?? []);
    slowest.set(designer, Math.max(0, ...answers));
    await page.close();
  }
  const what = 'interaction to next paint, slowest of 12 fills and 12 undos';
  const ours = slowest.get('ours') ?? 0;
  return [
    row(what, 'ms', ours, ANSWER, '≤ 1'),
    row(`${what}, against a raw canvas`, 'ms', ours, slowest.get('raw-canvas') ?? 0, 'none'),
  ];
}

/** What needs no other designer: that it rests, and that it forgets. */
async function measureOurs(open: Open): Promise<Row[]> {
  const page = await open('ours');
  await fillAndUndo(page);
  await page.mouse.move(0, 0);
  await page.waitForTimeout(500);
  const drawn = await page.evaluate(() => window.framesAskedFor ?? 0);
  await page.waitForTimeout(IDLE_MS);
  const idle = (await page.evaluate(() => window.framesAskedFor ?? 0)) - drawn;
  await page.evaluate(() => window.measured?.strokes?.(500));
  const before = await heapOf(page);
  await page.evaluate((count) => window.measured?.strokes?.(count), STROKES);
  const after = await heapOf(page);
  await page.close();
  return [
    row('frames drawn in 5 s of rest', 'frames', idle, 1, '0'),
    row('heap after 10,000 strokes, against after 500', 'MB', after, before, '≤ 1.1'),
  ];
}

declare global {
  interface Window {
    /** From an input to the picture that answers it, in ms; of those that took 16 or more. */
    answerTimes?: number[];
    framesAskedFor?: number;
  }
}

async function openPage(browser: Browser, url: string): Promise<Page> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await page.addInitScript(() => {
    const answers: number[] = (window.answerTimes = []);
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) answers.push(entry.duration);
    }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
    const ask = window.requestAnimationFrame.bind(window);
    window.framesAskedFor = 0;
    window.requestAnimationFrame = (callback) => {
      window.framesAskedFor = (window.framesAskedFor ?? 0) + 1;
      return ask(callback);
    };
  });
  await page.goto(url);
  await page.waitForFunction(() => window.measured !== undefined);
  // What is fetched while the gardener looks around.
  await page.waitForLoadState('networkidle');
  return page;
}

/** In MB, once what is no longer held has been collected. */
async function heapOf(page: Page): Promise<number> {
  const session = await page.context().newCDPSession(page);
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  await session.detach();
  return usedSize / 1e6;
}
