import type { BranchChange } from '@planted/contracts';
import type { CalendarDay } from '@planted/garden-domain';

/** One act in a branch, as it was requested. */
export interface BranchAct {
  readonly changes: readonly BranchChange[];
  readonly day: CalendarDay;
}

/** Another plan of a garden, tried beside it. */
export interface Branch {
  readonly id: string;
  readonly name: string;
  /** On which it was begun. */
  readonly day: CalendarDay;
  /** So many of the garden's events it starts from. */
  readonly gardenEvents: number;
  readonly acts: readonly BranchAct[];
  readonly status: 'open' | 'discarded' | 'adopted';
  /** Whether it was adopted before and that was taken back: what it had placed has ended in the garden since. */
  readonly wasAdopted: boolean;
}

/** All branches of one garden by their ids, the first begun first. */
export type Branches = ReadonlyMap<string, Branch>;

export const openBranches = (branches: Branches): Branch[] =>
  [...branches.values()].filter(({ status }) => status === 'open');
