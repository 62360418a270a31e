/**
 * Numbers that the same seed makes again: a simulation that no one can repeat shows nothing.
 * @param {number} seed
 * @returns {() => number} evenly in [0, 1) (mulberry32)
 */
export function randomness(seed) {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Above it a normal distribution is within a hundredth of Poisson's. */
const MANY = 30;

/**
 * How many events fall into a moment in which so many are expected, each for itself (Poisson).
 * @param {number} expected
 * @param {() => number} random
 * @returns {number}
 */
export function poisson(expected, random) {
  if (expected <= 0) return 0;
  if (expected > MANY) return Math.max(0, Math.round(expected + Math.sqrt(expected) * normal(random)));
  const limit = Math.exp(-expected);
  let count = 0;
  for (let product = random(); product > limit; product *= random()) count += 1;
  return count;
}

/** @param {() => number} random */
const normal = (random) => Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
