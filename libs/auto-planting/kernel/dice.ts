let state: i32 = 0;

export function seedDice(seed: i32): void {
  state = seed;
}

/**
 * By chance, the same for the same seed everywhere (mulberry32, like `createRandom`).
 * @returns 0 to `sides` - 1, for at most 65,536 sides
 */
export function below(sides: i32): i32 {
  state += 0x6d2b79f5;
  let mixed = <u32>((state ^ (<u32>state >>> 15)) * (state | 1));
  mixed ^= mixed + (mixed ^ (mixed >>> 7)) * (mixed | 61);
  return <i32>((((mixed ^ (mixed >>> 14)) >>> 16) * <u32>sides) >>> 16);
}
