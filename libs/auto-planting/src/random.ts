/** Numbers in [0, 1), the same for the same seed in every browser and in Node: integer arithmetic only (mulberry32). */
export function createRandom(seed: number): () => number {
  const memory = new Int32Array([seed]);
  return () => {
    const state = ((memory[0] as number) + 0x6d2b79f5) | 0;
    memory[0] = state;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}
