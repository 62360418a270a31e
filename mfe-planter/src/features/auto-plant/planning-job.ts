import {
  type AutoPlantingInput,
  type AutoPlantingResult,
  type OptimizedResult,
  type OptimizeProgress,
  optimizeInSteps,
  runAutoPlanting,
  type SearchChain,
} from '@planted/auto-planting';

/** Plans to be made one after the other. */
export interface PlanningJob {
  readonly inputs: readonly AutoPlantingInput[];
  /** How long to look for a better plan, each; without it the specified layouts are the answer. */
  readonly budget?: { readonly iterations: number; readonly milliseconds: number };
  /** Which chain of searches; the first where it is left out. */
  readonly chain?: SearchChain;
}

export type PlanResult = AutoPlantingResult &
  Partial<Pick<OptimizedResult, 'start' | 'stoppedBy' | 'iterations'>>;

/** Progress while a job runs; `at` is the index of the input. */
export type PlanningNews =
  | { readonly kind: 'progress'; readonly at: number; readonly progress: OptimizeProgress }
  | { readonly kind: 'plan'; readonly at: number; readonly result: PlanResult };

/**
 * Does a job in steps of a few milliseconds.
 * @param clock milliseconds since any moment
 * @throws AutoPlantingError with the words of 2 §5
 */
export function* newsOf(
  { inputs, budget, chain }: PlanningJob,
  clock: () => number,
): Generator<PlanningNews> {
  for (const [at, input] of inputs.entries()) {
    if (!budget) {
      yield { kind: 'plan', at, result: runAutoPlanting(input) };
      continue;
    }
    const steps = optimizeInSteps(input, { ...budget, clock }, chain === undefined ? {} : { chain });
    let step = steps.next();
    while (!step.done) {
      yield { kind: 'progress', at, progress: step.value };
      step = steps.next();
    }
    yield { kind: 'plan', at, result: step.value };
  }
}
