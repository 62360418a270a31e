import type { Bed } from '../problem/bed';
import type { Kind } from '../problem/kind';

/**
 * Places plants in an empty bed as 2 §9 says, and hands back warnings (2 §8). Chance comes from `random` only. What
 * takes long is done a few milliseconds at a time. `supplements` are the offered kinds that it may add.
 */
export type AlgorithmFunction = (
  bed: Bed,
  random: () => number,
  supplements: readonly Kind[],
) => readonly string[] | Generator<void, readonly string[]>;
