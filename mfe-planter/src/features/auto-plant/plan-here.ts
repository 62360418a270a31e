import { newsOf, type PlanningJob } from './planning-job';
import type { Running } from './plan-in-worker';

/** Longest work between two turns of the page, in milliseconds. */
const TURN = 8;

/**
 * Does a job in the page, a few milliseconds at a time.
 * @throws Error with the words of 2 §5, and the signal's reason when it is aborted
 */
export async function planHere(job: PlanningJob, { signal, onNews }: Running): Promise<void> {
  const clock = () => performance.now();
  let began = clock();
  for (const news of newsOf(job, clock)) {
    onNews(news);
    if (clock() - began < TURN) continue;
    await new Promise((next) => setTimeout(next));
    signal.throwIfAborted();
    began = clock();
  }
}
