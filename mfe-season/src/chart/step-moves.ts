import type { Day } from '@planted/season';
import type { SeasonRow, SeasonStep } from '../view/season-row';

/** What can be done with a step in the chart. */
export interface StepMoves {
  /** By so many days. */
  readonly move: (row: SeasonRow, step: SeasonStep, days: number) => void;
  /** Gives its date back. */
  readonly reset: (row: SeasonRow, step: SeasonStep) => void;
  /** The rows of its garden as they would be with the step on that day. */
  readonly preview: (row: SeasonRow, step: SeasonStep, day: Day) => readonly SeasonRow[];
}
