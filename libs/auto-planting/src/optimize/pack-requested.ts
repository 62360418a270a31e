import type { UpperBound } from '../bounds/upper-bound';
import type { Budget } from './budget';
import type { Chance } from './chance';
import { completePlan, type Unfinished } from './complete-plan';
import { Packer } from './packer';

/** Places that the packer tries in the time of one step of a search. */
const NODES_PER_STEP = 16;
/** Steps' worth of places between two checks of the clock and of `signal`. */
const STEPS_PER_LOOK = 256;
/** Share of the budget that packing may take; the rest is for the objective. */
const SHARE = 0.6;

interface Packing {
  readonly budget: Budget;
  /** Milliseconds since the run began. */
  readonly spent: () => number;
  readonly chance: Chance;
  readonly signal?: { readonly aborted: boolean };
}

/**
 * Where a plan leaves requested plants out that may have room, looks for a plan that places more of them, and puts it
 * in the bed. A few milliseconds at a time.
 * @returns the steps of the budget that it took
 */
export function* packRequested(
  { bed, ...unfinished }: Unfinished,
  { requested: most }: UpperBound,
  { budget, spent, chance, signal }: Packing,
): Generator<void, number> {
  if (bed.requested >= most) return 0;
  const packer = new Packer(bed.problem, chance, bed.requested, most);
  let steps = 0;
  while (!packer.isDone && signal?.aborted !== true) {
    const some = Math.min(STEPS_PER_LOOK, Math.floor(budget.iterations * SHARE) - steps);
    if (some <= 0 || (budget.milliseconds !== undefined && spent() >= budget.milliseconds * SHARE)) break;
    packer.search(some * NODES_PER_STEP);
    steps += some;
    yield;
  }
  if (packer.best) {
    for (const plant of [...bed.planned]) bed.remove(plant);
    for (const { kind, x, y } of packer.best) bed.place(kind, x, y);
    completePlan({ bed, ...unfinished });
  }
  return steps;
}
