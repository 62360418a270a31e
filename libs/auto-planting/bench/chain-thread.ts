import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import { optimize, type SearchChain } from '../src/index';
import { largeBed } from './large-companions';
import { within } from './within';

interface ChainSearch {
  readonly side: number;
  readonly bed: number;
  readonly seed: number;
  readonly chain: SearchChain;
  readonly milliseconds: number;
}

/** What is known of a chain's plan; values in units of the companion score. */
export interface ChainPlan {
  readonly score: {
    readonly requested: number;
    readonly asked: number;
    readonly value: number;
    readonly isBest: boolean;
  };
  readonly iterations: number;
  readonly startValue: number;
}

/**
 * Searches in a thread of its own, as a browser's worker does: its code is compiled within the time that it has.
 * Processor time counts for the whole process, so nothing else may run in it meanwhile.
 */
export const searchInThread = (search: ChainSearch): Promise<ChainPlan> =>
  new Promise((resolve, reject) => {
    // The bench is one file; it looks below whether it was started as such a thread.
    const thread = new Worker(new URL(import.meta.url), { workerData: { search } });
    thread.once('message', resolve);
    thread.once('error', reject);
  });

const asked: ChainSearch | undefined = isMainThread ? undefined : workerData?.search;
if (asked) {
  const { side, bed, seed, chain, milliseconds } = asked;
  const input = { ...largeBed(side, bed), seed };
  const { score, iterations, start } = optimize(input, within(milliseconds), { chain });
  const plan: ChainPlan = { score, iterations, startValue: start.value };
  parentPort?.postMessage(plan);
}
