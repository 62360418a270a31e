/** One line of what a bench says. */
export interface Row {
  readonly what: string;
  readonly ours: number;
  readonly baseline: number;
  readonly unit: string;
  readonly ratio: number;
  readonly goal: string;
}

/** Milliseconds of work in one go that a gardener feels. */
export const LONG_TASK = 50;
