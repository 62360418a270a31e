import { inOneGo } from '../in-steps';
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
export const specifiedPlan = (problem: Problem): SpecifiedPlan => inOneGo(specifiedPlanInSteps(problem));

/** The same, a few milliseconds at a time. */
export function* specifiedPlanInSteps(problem: Problem): Generator<void, SpecifiedPlan> {
  const bed = new Bed(problem);
  const scorer = scorerOf(bed);
  yield;
  const planting = algorithms[problem.algorithm](bed, createRandom(problem.seed));
  const warnings = 'next' in planting ? yield* planting : planting;
  return { bed, scorer, warnings };
}
