import type { Day } from '../calendar/day';
import type { NoWindow } from '../reasons/cause';
import type { Step } from './step';
import type { StepKind } from './step-kind';
import type { GardenStyle } from '../windows/ground';
import type { Start } from '../windows/ripening';

export type DaysOfSteps = Readonly<Partial<Record<StepKind, Day>>>;

/** How a planting ended; only 'harvested' is the end that its steps lead to. */
export type EndOfPlanting = 'harvested' | 'failed' | 'moved-away' | 'mistake';

/** What is stored of a planting: what its gardener chose, and what happened. */
export interface Planting {
  readonly id: string;
  readonly plantId: string;
  /** The season in which it begins, by its first year; null for one of the first edition, which stands without dates. */
  readonly season: number | null;
  /** The squares that it stands on; the same text for the same square, such as 'bed:row:column'. */
  readonly squares: readonly string[];
  /** The planting that makes room for it. */
  readonly after: string | null;
  /** The slower planting among which it grows in the same squares, where the facts of the pair allow it. */
  readonly among: string | null;
  readonly style: GardenStyle;
  /** How it is started; null for the way that is best for its kind. */
  readonly start: Start | null;
  /** Nothing of it is due before this day, such as the one on which it was added. */
  readonly notBefore: Day | null;
  /** Its turn in a succession: it is sown or set out so many days after another. */
  readonly spaced: { readonly from: string; readonly days: number } | null;
  /** Steps that the gardener put on a day. */
  readonly moved: DaysOfSteps;
  /** Steps that were done, with the day on which. */
  readonly done: DaysOfSteps;
  /** Steps of which the gardener said 'not yet', with the last day on which. */
  readonly notYet: DaysOfSteps;
  readonly end: { readonly day: Day; readonly how: EndOfPlanting } | null;
}

export type Warning =
  /** Share of years with frost on this day or later, for a kind that frost kills. */
  | { readonly code: 'frost-likely'; readonly step: StepKind; readonly odds: number }
  /** After `last` it does not ripen any more when it is started so. */
  | { readonly code: 'too-late-to-ripen'; readonly last: Day }
  /** Its chain stands still: what must be out before it has no end. */
  | { readonly code: 'waits-for-ever'; readonly planting: string }
  /** Its kind has no dates at this place. */
  | { readonly code: 'no-window'; readonly why: NoWindow };

/** All that follows for a planting. */
export interface PlannedPlanting {
  readonly id: string;
  /** In the order of the calendar; none of a planting without dates. */
  readonly steps: readonly Step[];
  /** When it stands in its squares: from this day until the one from which they are free. Null: without beginning or end. */
  readonly stands: { readonly from: Day | null; readonly until: Day | null } | null;
  readonly warnings: readonly Warning[];
}
