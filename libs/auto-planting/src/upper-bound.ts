import { type UpperBound, upperBoundOf } from './bounds/upper-bound';
import type { AutoPlantingInput } from './input';
import { problemOf } from './problem/problem';

export type { UpperBound };

/**
 * What no plan of an input can exceed (README: the proofs).
 * @throws AutoPlantingError with the texts of 2 §5
 */
export const upperBound = (input: AutoPlantingInput): UpperBound => upperBoundOf(problemOf(input));
