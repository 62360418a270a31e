import type { PlanningAlgorithm } from '../input';
import { scorerOf } from '../objectives/scorer-of';
import { Bed, type Scorer } from '../problem/bed';
import type { Problem } from '../problem/problem';
import { createRandom } from '../random';
import type { AlgorithmFunction } from './algorithm';
import { companionPlanting } from './companion-planting';
import { maximizeYield } from './maximize-yield';
import { organicPestControl } from './organic-pest-control';
import { pollinatorFriendly } from './pollinator-friendly';
import { waterEfficiency } from './water-efficiency';

const algorithms: Record<PlanningAlgorithm, AlgorithmFunction> = {
  'maximize-yield': maximizeYield,
  'companion-planting': companionPlanting,
  'pollinator-friendly': pollinatorFriendly,
  'water-efficiency': waterEfficiency,
  'organic-pest-control': organicPestControl,
};

/** A bed planted by an algorithm, not yet filled up, with its objective. */
export interface SpecifiedPlan {
  readonly bed: Bed;
  readonly scorer: Scorer;
  readonly warnings: readonly string[];
}

/** Plants an empty bed as 2 §9 says for the problem's algorithm. */
export function specifiedPlan(problem: Problem): SpecifiedPlan {
  const bed = new Bed(problem);
  const scorer = scorerOf(bed);
  const warnings = algorithms[problem.algorithm](bed, createRandom(problem.seed));
  return { bed, scorer, warnings };
}
