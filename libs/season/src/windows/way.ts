import type { SeasonDay } from '../calendar/season-day';
import type { NoWindow, WindowCause } from '../reasons/cause';
import type { Range } from '../facts/season-fact';
import type { Start } from './ripening';

/** One way and time to start a kind at a place, in days of a season. */
export interface Way {
  readonly start: Start;
  readonly season: 'spring' | 'fall';
  /** Weeks under cover before it is set out; null unless it is sown indoors. */
  readonly indoorWeeks: Range | null;
  /** When to sow in place, or to set out. Across the turn of a season it is whole: `to` may be 365 or more. */
  readonly from: SeasonDay;
  readonly to: SeasonDay;
  /** The last day on which it still ripens when it is started so; null when there is none. */
  readonly last: SeasonDay | null;
  /** It rests through the winter in its place. */
  readonly overwinters: boolean;
  readonly why: { readonly from: readonly WindowCause[]; readonly to: readonly WindowCause[] };
}

/** When a kind is started at a place, in the order of the season; or why it is not. */
export type PlantWindows =
  | { readonly ways: readonly [Way, ...Way[]]; readonly none: null }
  | { readonly ways: readonly []; readonly none: NoWindow };
