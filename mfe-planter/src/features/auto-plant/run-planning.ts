import { type OpenWorker, planInWorker } from './plan-in-worker';
import type { PlanningJob, PlanningNews, PlanResult } from './planning-job';
import { searchByChains } from './search-by-chains';

/** Of use where there is no worker alone; at hand from the first look at the options, also where the connection is gone by then. */
export const loadPlanHere = () => import('./plan-here');

interface Asked {
  /** Ends the run at once; what it was doing is thrown away. */
  readonly signal: AbortSignal;
  readonly onNews?: (news: PlanningNews) => void;
}

/**
 * Plans in workers, so that the page stays smooth: a search for one plan in two side by side, all else in one. Where no
 * worker can be had it plans in the page, a few milliseconds at a time.
 * @returns a plan for each input
 * @throws Error with the words of 2 §5, and the signal's reason when it is aborted
 */
export async function runPlanning(
  job: PlanningJob,
  openWorker: OpenWorker,
  { signal, onNews }: Asked,
): Promise<PlanResult[]> {
  const plans: PlanResult[] = [];
  const running = {
    signal,
    onNews: (news: PlanningNews): void => {
      if (news.kind === 'plan') plans[news.at] = news.result;
      onNews?.(news);
    },
  };
  const isSearchForOne = job.budget !== undefined && job.inputs.length === 1;
  const inWorkers = isSearchForOne ? searchByChains : planInWorker;
  if (!(await inWorkers(job, openWorker, running))) await (await loadPlanHere()).planHere(job, running);
  return plans;
}
