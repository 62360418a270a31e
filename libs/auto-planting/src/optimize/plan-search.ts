import type { UpperBound } from '../bounds/upper-bound';
import type { Bed, Scorer } from '../problem/bed';
import type { Kind } from '../problem/kind';

/** A search for a better plan than the one in a bed: more of the requested plants, then a higher objective. */
export interface PlanSearch {
  readonly bed: Bed;
  readonly scorer: Scorer;
  /** What it may plant. */
  readonly kinds: readonly Kind[];
  /** Most steps between two checks of the clock and of `signal`, a millisecond or two. */
  readonly stepsPerLook: number;
  /** Units of the best plan so far, as last seen. */
  readonly bestValue: number;
  /** Whether the best plan so far places all that any plan can, at the highest value that any plan can have. */
  meets(bound: UpperBound): boolean;
  /** Sets how much of the objective a step may lose, for what is done of the budget, 0 to 1. */
  temper(done: number): void;
  /** Makes so many steps; fewer where the best plan meets the bound. */
  search(steps: number, bound: UpperBound): void;
  /** Leaves the bed with the best plan. */
  settle(): void;
}
