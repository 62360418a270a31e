import type { Bed } from '../problem/bed';

/** Places plants in an empty bed as 2 §9 says, and hands back warnings (2 §8). Chance comes from `random` only. */
export type AlgorithmFunction = (bed: Bed, random: () => number) => readonly string[];
