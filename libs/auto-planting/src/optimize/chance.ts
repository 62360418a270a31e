/** Whole numbers and picks from a source of numbers in [0, 1). */
export class Chance {
  constructor(readonly random: () => number) {}

  /** 0 to `below` - 1. */
  below(below: number): number {
    return Math.floor(this.random() * below);
  }

  pick<T>(list: readonly T[]): T | undefined {
    return list[this.below(list.length)];
  }
}
