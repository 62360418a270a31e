import type { Day } from '@planted/season';
import type { SeasonActs } from '../acts/use-season-acts';
import type { SeasonRow, SeasonStep } from '../view/season-row';

/** The step that is looked at, and what can be done with it. */
export interface InspectedStep {
  readonly row: SeasonRow;
  readonly step: SeasonStep;
  readonly today: Day;
  readonly acts: SeasonActs;
  /** Asks what else fits in the squares of its planting, from a day on. */
  readonly onWhatElse: (row: SeasonRow, day: Day) => void;
}
