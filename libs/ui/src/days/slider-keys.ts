import type { DayNumber, DayRange } from './day-words';

/** What a slider of days is moved within. */
export interface DaysToChoose {
  readonly day: DayNumber;
  /** The season that the track shows. */
  readonly season: DayRange;
  /** All days that there are: from the first of the garden on. */
  readonly range: DayRange;
  /** Days on which something changes, in the order of the calendar. */
  readonly changes: readonly DayNumber[];
}

interface Pressed {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
}

const FORTNIGHT = 14;

export const within = (day: DayNumber, { from, to }: DayRange): DayNumber =>
  Math.min(to, Math.max(from, day));

/** The days of the season that there are. */
export const reachOf = ({ season, range }: Pick<DaysToChoose, 'season' | 'range'>): DayRange => ({
  from: within(range.from, season),
  to: within(range.to, season),
});

/** The last change before the day; undefined where there is none. */
export const changeBefore = ({ day, changes, range }: DaysToChoose): DayNumber | undefined =>
  changes.findLast((change) => change < day && change >= range.from);

/** The first change after the day; undefined where there is none. */
export const changeAfter = ({ day, changes, range }: DaysToChoose): DayNumber | undefined =>
  changes.find((change) => change > day && change <= range.to);

/**
 * The day that a key leads to; undefined for keys that are not the slider's. Arrows move by a day within the season, with
 * Ctrl (or Command) to the changes; Page keys by two weeks, also into another season; Home and End to the season's ends. None leads out of the days that there are.
 */
export function dayByKey(pressed: Pressed, days: DaysToChoose): DayNumber | undefined {
  const { key, ctrlKey, metaKey, altKey } = pressed;
  const { day, range } = days;
  const reach = reachOf(days);
  if (altKey) return undefined;
  const toChange = ctrlKey || metaKey;
  if (toChange && key === 'ArrowLeft') return changeBefore(days) ?? day;
  if (toChange && key === 'ArrowRight') return changeAfter(days) ?? day;
  if (toChange) return undefined;
  if (key === 'ArrowLeft' || key === 'ArrowDown') return within(day - 1, reach);
  if (key === 'ArrowRight' || key === 'ArrowUp') return within(day + 1, reach);
  if (key === 'PageUp') return within(day - FORTNIGHT, range);
  if (key === 'PageDown') return within(day + FORTNIGHT, range);
  if (key === 'Home') return reach.from;
  if (key === 'End') return reach.to;
  return undefined;
}
