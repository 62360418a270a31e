import { specifiedPlan } from './algorithms/specified-plan';
import { upperBoundOf } from './bounds/upper-bound';
import { finishPlan } from './finish-plan';
import type { AutoPlantingInput } from './input';
import { problemOf } from './problem/problem';
import type { AutoPlantingResult } from './result';
import { worthOf } from './terms/terms-of';

/**
 * Plans a plot (2 §3, §4, §9). Pure: the same input and seed give the same result.
 * @throws AutoPlantingError with the texts of 2 §5.
 */
export function runAutoPlanting(input: AutoPlantingInput): AutoPlantingResult {
  const problem = problemOf(input);
  const plan = specifiedPlan(problem);
  return finishPlan(input, { ...plan, worth: worthOf(plan.bed, plan.scorer) }, upperBoundOf(problem));
}
