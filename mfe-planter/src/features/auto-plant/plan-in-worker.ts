import type { PlanningJob, PlanningNews } from './planning-job';

/** The worker's messages. */
export type PlanningAnswer =
  | PlanningNews
  | { readonly kind: 'done' }
  | { readonly kind: 'refused'; readonly error: string };

type PlanningWorker = Pick<Worker, 'postMessage' | 'terminate' | 'addEventListener'>;
export type OpenWorker = () => Promise<PlanningWorker | undefined>;

export interface Running {
  /** Ends the run at once; what it was doing is thrown away. */
  readonly signal: AbortSignal;
  readonly onNews: (news: PlanningNews) => void;
}

/**
 * Does a job in a worker of its own.
 * @returns false where no worker could be had, or it did not load
 * @throws Error with the words of 2 §5, and the signal's reason when it is aborted
 */
export async function planInWorker(
  job: PlanningJob,
  openWorker: OpenWorker,
  running: Running,
): Promise<boolean> {
  running.signal.throwIfAborted();
  const worker = await openInTime(openWorker, running.signal);
  return worker !== undefined && planIn(worker, job, running);
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

function planIn(worker: PlanningWorker, job: PlanningJob, { signal, onNews }: Running): Promise<boolean> {
  const { promise, resolve, reject } = withResolvers<boolean>();
  if (signal.aborted) reject(signal.reason);
  signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  worker.addEventListener('message', (event) => {
    const answer = (event as MessageEvent<PlanningAnswer>).data;
    if (signal.aborted) return;
    if (answer.kind === 'done') resolve(true);
    else if (answer.kind === 'refused') reject(new Error(answer.error));
    else onNews(answer);
  });
  worker.addEventListener('error', () => resolve(false));
  worker.postMessage(job);
  return promise.finally(() => worker.terminate());
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
