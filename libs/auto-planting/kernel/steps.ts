import { exchange } from './exchange';
import { mirror } from './mirror';
import { push } from './push';
import { replant } from './replant';
import { shove } from './shove';
import { slide } from './slide';
import { substitute, takeOut } from './substitute';

// The steps by number, in the order of `STEPS` in src/optimize/companions/companion-kernel.ts.

export const SUBSTITUTE: i32 = 5;
export const STEP_KINDS: i32 = 8;

/**
 * Tries a step; there must be a plant.
 * @returns whether it was made, for it loses no more than the threshold
 */
export function tryStep(step: i32, threshold: i32): bool {
  switch (step) {
    case 1:
      return slide(threshold);
    case 2:
      return push(threshold);
    case 3:
      return mirror(threshold);
    case 4:
      return replant(threshold);
    case SUBSTITUTE:
      return substitute(threshold);
    case 6:
      return takeOut(threshold);
    case 7:
      return shove(threshold);
    default:
      return exchange(threshold);
  }
}
