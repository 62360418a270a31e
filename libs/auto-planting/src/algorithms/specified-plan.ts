import { inOneGo } from '../in-steps';
import type { PlanningAlgorithm } from '../input';
import { rankOfBed } from '../objectives/rank';
import { scorerOf } from '../objectives/scorer-of';
import { Chance } from '../optimize/chance';
import { settleTies } from '../optimize/settle-ties';
import { Bed, isSupplement, type Scorer } from '../problem/bed';
import type { Kind } from '../problem/kind';
import type { Problem } from '../problem/problem';
import { createRandom } from '../random';
import type { AlgorithmFunction } from './algorithm';
import { companionPlanting } from './companion-planting';
import { maximizeYield } from './maximize-yield';
import { organicPestControl } from './organic-pest-control';
import { placeRowByRow } from './place-row-by-row';
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

/** Plants an empty bed as 2 §9 says for the problem's algorithm, the gardener's own plants before any that it adds. */
export const specifiedPlan = (problem: Problem): SpecifiedPlan => inOneGo(specifiedPlanInSteps(problem));

/** The same, a few milliseconds at a time. */
export function* specifiedPlanInSteps(problem: Problem): Generator<void, SpecifiedPlan> {
  const plan = yield* plantedBy(problem, problem.supplements);
  const later = addsTooMuch(problem, plan.bed) ? yield* withoutSupplements(problem, plan) : plan;
  yield* settleTies(later.bed, later.scorer, new Chance(createRandom(problem.seed)));
  return later;
}

function* plantedBy(problem: Problem, supplements: readonly Kind[]): Generator<void, SpecifiedPlan> {
  const bed = new Bed(problem);
  const scorer = scorerOf(bed);
  yield;
  const planting = algorithms[problem.algorithm](bed, createRandom(problem.seed), supplements);
  const warnings = 'next' in planting ? yield* planting : planting;
  return { bed, scorer, warnings };
}

/** Whether plants that the gardener did not choose were added while some of their own found no room. */
const addsTooMuch = ({ chosen }: Problem, { planned, requested }: Bed): boolean =>
  requested < chosen.reduce((sum, kind) => sum + kind.requested, 0) &&
  planned.some(({ kind }) => isSupplement(kind));

/** The plan with the gardener's own plants first, and then those that are added; the given one where that is no better. */
function* withoutSupplements(problem: Problem, plan: SpecifiedPlan): Generator<void, SpecifiedPlan> {
  const { bed, scorer } = yield* plantedBy(problem, []);
  for (const kind of problem.supplements) {
    placeRowByRow(bed, kind);
    yield;
  }
  const isBetter = rankOfBed(bed, scorer) > rankOfBed(plan.bed, plan.scorer);
  return isBetter ? { bed, scorer, warnings: plan.warnings } : plan;
}
