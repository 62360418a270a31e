/**
 * Whole numbers by chance without a fraction on the way, for a search throws some ten million of them a second. The
 * same for the same seed in every engine (mulberry32, like `createRandom`).
 */
export class Dice {
  readonly #state: Int32Array;

  constructor(seed: number) {
    this.#state = Int32Array.of(seed);
  }

  /** @returns 0 to `sides` - 1, for at most 65,536 sides */
  below(sides: number): number {
    const state = ((this.#state[0] as number) + 0x6d2b79f5) | 0;
    this.#state[0] = state;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return Math.imul((mixed ^ (mixed >>> 14)) >>> 16, sides) >>> 16;
  }
}
