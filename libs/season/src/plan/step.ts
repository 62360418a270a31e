import type { Day, DaySpan } from '../calendar/day';
import type { StepCause } from '../reasons/cause';
import type { StepKind } from './step-kind';

/** 'overdue' from the day after its window; 'not-yet' while the gardener's word puts it off. */
export type StepState = 'planned' | 'done' | 'overdue' | 'not-yet';

export interface Step {
  readonly kind: StepKind;
  readonly day: Day;
  /** The days on which it is well done; null where that follows from the step before. */
  readonly window: DaySpan | null;
  readonly state: StepState;
  /** The day it would be on had nothing been moved or reported; null when that is its day. */
  readonly was: Day | null;
  /** Why it is on its day, the deepest cause first. */
  readonly causes: readonly StepCause[];
}
