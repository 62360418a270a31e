import { newsOf, type PlanningJob, type PlanningNews, type PlanResult } from './planning-job';

/** What the worker says. */
export type PlanningAnswer =
  | PlanningNews
  | { readonly kind: 'done' }
  | { readonly kind: 'refused'; readonly error: string };

type PlanningWorker = Pick<Worker, 'postMessage' | 'terminate' | 'addEventListener'>;
export type OpenWorker = () => Promise<PlanningWorker | undefined>;

interface Running {
  /** Ends the run at once; what it was doing is thrown away. */
  readonly signal: AbortSignal;
  readonly onNews?: (news: PlanningNews) => void;
}

/**
 * Plans in a worker, so that the page stays smooth; where no worker can be had, in the page, a few milliseconds at a time.
 * @returns a plan for each input
 * @throws Error with the words of 2 §5, and the signal's reason when it is aborted
 */
export async function runPlanning(
  job: PlanningJob,
  openWorker: OpenWorker,
  { signal, onNews }: Running,
): Promise<PlanResult[]> {
  const plans: PlanResult[] = [];
  const hear = (news: PlanningNews): void => {
    if (news.kind === 'plan') plans[news.at] = news.result;
    onNews?.(news);
  };
  signal.throwIfAborted();
  const worker = await openInTime(openWorker, signal);
  const isDone = worker !== undefined && (await planIn(worker, job, signal, hear));
  if (!isDone) await planHere(job, signal, hear);
  return plans;
}

/** @returns the worker, unless the run is ended before it is there: then it is ended as well */
async function openInTime(openWorker: OpenWorker, signal: AbortSignal): Promise<PlanningWorker | undefined> {
  const { promise, resolve, reject } = withResolvers<PlanningWorker | undefined>();
  signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  openWorker().then((worker) => {
    if (signal.aborted) worker?.terminate();
    resolve(worker);
  }, reject);
  return promise;
}

/** @returns false when the worker did not load: it has planned nothing */
function planIn(
  worker: PlanningWorker,
  job: PlanningJob,
  signal: AbortSignal,
  hear: (news: PlanningNews) => void,
): Promise<boolean> {
  const { promise, resolve, reject } = withResolvers<boolean>();
  signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  worker.addEventListener('message', (event) => {
    const answer = (event as MessageEvent<PlanningAnswer>).data;
    if (signal.aborted) return;
    if (answer.kind === 'done') resolve(true);
    else if (answer.kind === 'refused') reject(new Error(answer.error));
    else hear(answer);
  });
  worker.addEventListener('error', () => resolve(false));
  worker.postMessage(job);
  return promise.finally(() => worker.terminate());
}

/** Longest work between two turns of the page, in milliseconds. */
const TURN = 8;

async function planHere(
  job: PlanningJob,
  signal: AbortSignal,
  hear: (news: PlanningNews) => void,
): Promise<void> {
  const clock = () => performance.now();
  let began = clock();
  for (const news of newsOf(job, clock)) {
    hear(news);
    if (clock() - began < TURN) continue;
    await new Promise((next) => setTimeout(next));
    signal.throwIfAborted();
    began = clock();
  }
}

function withResolvers<T>() {
  let resolve!: (value: T) => void;
  let reject!: (reason: unknown) => void;
  const promise = new Promise<T>((done, failed) => {
    resolve = done;
    reject = failed;
  });
  return { promise, resolve, reject };
}
