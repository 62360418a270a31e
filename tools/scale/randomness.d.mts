/** Numbers evenly in [0, 1), the same for the same seed (mulberry32). */
export function randomness(seed: number): () => number;
/** How many events fall into a moment in which so many are expected, each for itself (Poisson). */
export function poisson(expected: number, random: () => number): number;
