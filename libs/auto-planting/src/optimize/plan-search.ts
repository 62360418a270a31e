import type { Bed, Scorer } from '../problem/bed';
import type { Kind } from '../problem/kind';

/** A search for a better plan than the one that stands in a bed. */
export interface PlanSearch {
  readonly bed: Bed;
  readonly scorer: Scorer;
  /** What it may plant. */
  readonly kinds: readonly Kind[];
  /** Most steps between two looks at the clock and at `signal`, a millisecond or two. */
  readonly stepsPerLook: number;
  /** Units of the best plan so far. */
  readonly bestValue: number;
  /** Sets how much a step may lose, for what is done of the budget, 0 to 1. */
  temper(done: number): void;
  /** Makes so many steps; fewer where the best plan is worth enough, in units. */
  search(steps: number, enough: number): void;
  /** Leaves the bed with the best plan. */
  settle(): void;
}
