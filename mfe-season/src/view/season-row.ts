import type { Day, StepKind } from '@planted/season';

/** How a step is with its day: yet to come, past it and not said to be done, or done. */
type StepState = 'planned' | 'overdue' | 'done';

/** One step of a planting, as the page shows it. */
export interface SeasonStep {
  readonly kind: StepKind;
  readonly day: Day;
  /** The day that it had before something moved it; null where nothing did. */
  readonly former: Day | null;
  readonly state: StepState;
  /** That it is done was said; else it follows from what was done after it, and its day is the planned one. */
  readonly isReported: boolean;
  /** Its gardener has set its day. */
  readonly isFixed: boolean;
  /** Why it is on another day than planned, as words that 'because' may begin; null where it is not, or nothing says so. */
  readonly because: string | null;
  /** Why it is on that day: the first cause first, each a sentence. */
  readonly why: readonly string[];
  /** Whether it is still in time, as a sentence; null where there is nothing to say. */
  readonly verdict: { readonly isGood: boolean; readonly text: string } | null;
}

/** One planting of the season: a row of the chart. */
export interface SeasonRow {
  /** The planting's own id. */
  readonly id: string;
  readonly gardenId: string;
  readonly gardenName: string;
  readonly plantId: string;
  readonly name: string;
  readonly picture: string | null;
  /** What is said under the name: '4 squares, 32 plants', 'After the Snap Pea'. */
  readonly detail: string;
  /** 'between the Carrot plants', where it grows in squares of others. */
  readonly between?: string | undefined;
  /** It comes after another planting on its squares. */
  readonly follows: boolean;
  /** In the order of their days; none where the kind has no dates here. */
  readonly steps: readonly SeasonStep[];
  /** The day from which its squares are free again; null where it stays. */
  readonly freeFrom: Day | null;
  /** Frost ends it, and not its harvest. */
  readonly endsWithFrost: boolean;
  /** It has ended: nothing of it can be changed here. */
  readonly isOver: boolean;
  /** The last day on which it can be started and still ripens; null where there is none. */
  readonly lastStart: Day | null;
  /** What stands where bars would: why it has no dates, or that it will not ripen. */
  readonly problem: string | null;
  /** It is started too late to ripen. */
  readonly isTooLate: boolean;
}
