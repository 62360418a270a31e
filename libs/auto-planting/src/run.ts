import { specifiedPlan } from './algorithms/specified-plan';
import { upperBoundOf } from './bounds/upper-bound';
import { finishPlan } from './finish-plan';
import type { AutoPlantingInput } from './input';
import { problemOf } from './problem/problem';
import type { AutoPlantingResult } from './result';

/**
 * Plans a plot (2 §3, §4, §9). Pure: the same input and seed give the same result.
 * @throws AutoPlantingError with the texts of 2 §5.
 */
export function runAutoPlanting(input: AutoPlantingInput): AutoPlantingResult {
  const problem = problemOf(input);
  return finishPlan(input, specifiedPlan(problem), upperBoundOf(problem));
}
