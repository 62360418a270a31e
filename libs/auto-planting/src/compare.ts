import { type AutoPlantingInput, PLANNING_ALGORITHMS, type PlanningAlgorithm } from './input';
import type { Budget } from './optimize/budget';
import { optimize, type OptimizedResult } from './optimize/optimize';

/** How the five plans stand side by side. */
export interface CompareProgress {
  readonly algorithm: PlanningAlgorithm;
  /** 0 to 1, over all five. */
  readonly done: number;
}

/**
 * Plans the same plot by each algorithm, in the order of `PLANNING_ALGORITHMS`, each within the same budget. Every
 * result has all analysis blocks, so that the plans can be compared under each other's objective. When cancelled,
 * the plans that are left are the specified layouts.
 * @param budget of each; 0 iterations for the specified layouts alone
 * @throws AutoPlantingError with the texts of 2 §5
 */
export function compare(
  input: Omit<AutoPlantingInput, 'algorithm'>,
  budget: Budget,
  {
    onProgress,
    signal,
  }: {
    readonly onProgress?: (progress: CompareProgress) => void;
    readonly signal?: { readonly aborted: boolean };
  } = {},
): OptimizedResult[] {
  return PLANNING_ALGORITHMS.map((algorithm, index) =>
    optimize({ ...input, algorithm }, budget, {
      onProgress: ({ done }) =>
        onProgress?.({ algorithm, done: (index + done) / PLANNING_ALGORITHMS.length }),
      ...(signal && { signal }),
    }),
  );
}
