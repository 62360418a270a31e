import {
  betterOf,
  hasLost,
  isUnbeatable,
  type OptimizeProgress,
  SEARCH_CHAINS,
  type SearchChain,
} from '@planted/auto-planting';
import { type OpenWorker, planInWorker, type Running } from './plan-in-worker';
import type { PlanningJob, PlanningNews, PlanResult } from './planning-job';

/** A search of its own, in a worker of its own. */
interface Chain {
  readonly chain: SearchChain;
  readonly end: AbortController;
  progress?: OptimizeProgress;
  plan?: FoundPlan;
  /** It gives no plan: there was no worker for it, or the worker failed. */
  hasFailed: boolean;
}

type FoundPlan = PlanResult & { readonly iterations: number };

/**
 * Searches for one plan in as many workers as there are chains, and reports the better one. A chain that meets the
 * bound ends the other once that can only lose; where one fails, the other's plan counts.
 * @returns false where no worker could be had
 * @throws Error with the words of 2 §5 when no chain gave a plan, and the signal's reason when it is aborted
 */
export async function searchByChains(
  job: PlanningJob,
  openWorker: OpenWorker,
  { signal, onNews }: Running,
): Promise<boolean> {
  signal.throwIfAborted();
  const chains = SEARCH_CHAINS.map(
    (chain): Chain => ({ chain, end: new AbortController(), hasFailed: false }),
  );
  signal.addEventListener('abort', () => chains.forEach(({ end }) => end.abort(signal.reason)), {
    once: true,
  });
  const ends = await Promise.allSettled(chains.map((mine) => search(mine)));
  signal.throwIfAborted();
  const found = chains.flatMap(({ plan }) => plan ?? []);
  const failure = ends.find((end) => end.status === 'rejected');
  if (found.length > 0) onNews({ kind: 'plan', at: 0, result: found.reduce(betterOf) });
  else if (failure) throw failure.reason;
  return found.length > 0;

  async function search(mine: Chain): Promise<void> {
    const hear = (news: PlanningNews): void => {
      if (news.kind === 'plan') mine.plan = { ...news.result, iterations: news.result.iterations ?? 0 };
      else mine.progress = news.progress;
      endLosers(chains);
      if (news.kind === 'progress')
        onNews({ kind: 'progress', at: 0, progress: progressOf(chains, news.progress) });
    };
    try {
      await planInWorker({ ...job, chain: mine.chain }, openWorker, {
        signal: mine.end.signal,
        onNews: hear,
      });
    } finally {
      mine.hasFailed = mine.plan === undefined;
    }
  }
}

/** Ends each chain that another has beaten by meeting the bound without a fault. */
function endLosers(chains: readonly Chain[]): void {
  for (const { chain, plan } of chains) {
    // With a fault left, what the other arranges better may be worth more.
    if (plan?.stoppedBy !== 'bound' || !isUnbeatable(plan.score)) continue;
    for (const other of chains)
      if (
        other.chain !== chain &&
        !other.plan &&
        hasLost(other.chain, other.progress?.iterations ?? 0, chain, plan.iterations)
      )
        other.end.abort();
  }
}

/** As far as both are together, so that it moves with the news of either; the better value of the two. */
function progressOf(chains: readonly Chain[], latest: OptimizeProgress): OptimizeProgress {
  const running = chains.filter(({ hasFailed }) => !hasFailed);
  const values = running.map(({ progress }) => progress?.value ?? 0);
  const done = running.reduce((sum, { progress }) => sum + (progress?.done ?? 0), 0) / running.length;
  return { ...latest, value: Math.max(...values), done };
}
