import type { Bed } from '../problem/bed';

/**
 * Places plants in an empty bed as 2 §9 says, and hands back warnings (2 §8). Chance comes from `random` only. What
 * takes long is done a few milliseconds at a time.
 */
export type AlgorithmFunction = (
  bed: Bed,
  random: () => number,
) => readonly string[] | Generator<void, readonly string[]>;
