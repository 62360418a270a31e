import type { Browser, Page } from 'playwright-core';

/** What one page's main thread did, in milliseconds of processor time. */
export interface MainThread {
  /** Work of each frame that had any. */
  readonly frames: readonly number[];
  readonly longestTask: number;
  readonly total: number;
}

interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  readonly dur?: number;
  readonly tdur?: number;
  readonly args?: { readonly name?: string };
}

/** Of the two that Chromium traces, one inside the other, the outer one. */
const RUN_TASK = 'ThreadControllerImpl::RunTask';
const BEGIN_FRAME = 'BeginMainThreadFrame';
/** As few as will do: tracing costs time as well. */
const CATEGORIES = [
  '-*',
  'toplevel',
  'devtools.timeline.frame',
  'disabled-by-default-devtools.timeline.frame',
];

/** Records what Chromium traces of the page's main thread while `act` runs. */
export async function mainThreadDuring(
  browser: Browser,
  page: Page,
  act: () => Promise<void>,
): Promise<MainThread> {
  await browser.startTracing(page, { categories: CATEGORIES });
  let trace: Buffer;
  try {
    await act();
  } finally {
    trace = await browser.stopTracing();
  }
  const { traceEvents } = JSON.parse(trace.toString('utf8')) as { traceEvents: TraceEvent[] };
  return workOf(traceEvents);
}

/** Processor time and not wall-clock time, so that a busy machine does not change what is measured. */
function workOf(events: readonly TraceEvent[]): MainThread {
  const thread = busiestMainThread(events);
  const own = events.filter(({ pid, tid }) => `${pid}/${tid}` === thread);
  const starts = own
    .filter(({ name }) => name === BEGIN_FRAME)
    .map(({ ts }) => ts)
    .sort((a, b) => a - b);
  const tasks = own.filter(({ name, ph }) => name === RUN_TASK && ph === 'X');
  const work = new Map<number, number>();
  for (const { ts, dur = 0, tdur = dur } of tasks) {
    // A task belongs to the frame that begins in it or, without one, to the frame that comes next.
    const frame = starts.findIndex((start) => start >= ts);
    work.set(frame, (work.get(frame) ?? 0) + tdur / 1000);
  }
  const times = tasks.map(({ dur = 0, tdur = dur }) => tdur / 1000);
  return {
    frames: [...work].filter(([frame]) => frame >= 0).map(([, ms]) => ms),
    longestTask: Math.max(0, ...times),
    total: times.reduce((sum, ms) => sum + ms, 0),
  };
}

function busiestMainThread(events: readonly TraceEvent[]): string {
  const named = events.filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain');
  const threads = new Map(named.map(({ pid, tid }) => [`${pid}/${tid}`, 0]));
  for (const { name, pid, tid, dur = 0 } of events) {
    const known = threads.get(`${pid}/${tid}`);
    if (known !== undefined && name === RUN_TASK) threads.set(`${pid}/${tid}`, known + dur);
  }
  const [busiest] = [...threads].sort((a, b) => b[1] - a[1]);
  if (!busiest) throw new Error('The trace has no main thread of a page');
  return busiest[0];
}

/** The value that so many of the values do not exceed. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.ceil(sorted.length * share) - 1)] ?? 0;
}
