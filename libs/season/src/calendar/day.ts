import type { CalendarDay } from '@planted/garden-domain';
import { SeasonError } from '../season-error';

/** A calendar day of the garden's place, as whole days since January 1, 1970. */
export type Day = number;

/** From and to, both included; `from` is never after `to`. */
export interface DaySpan {
  readonly from: Day;
  readonly to: Day;
}

const DAY_MS = 86_400_000;
const WRITTEN = /^\d{4}-\d{2}-\d{2}$/;
/** Gardens are planned and remembered within these years. */
const FIRST_YEAR = 1900;
const LAST_YEAR = 2199;
const FIRST_DAY = Date.UTC(FIRST_YEAR, 0, 1) / DAY_MS;
const LAST_DAY = Date.UTC(LAST_YEAR, 11, 31) / DAY_MS;

/**
 * The day that is written as 'YYYY-MM-DD'.
 * @throws SeasonError naming `field` when it is no day of a calendar ('2027-02-29') or centuries away
 */
export function toDay(text: CalendarDay, field = 'day'): Day {
  const day = WRITTEN.test(text) ? Date.parse(`${text}T00:00:00Z`) / DAY_MS : Number.NaN;
  if (Number.isNaN(day) || toText(day) !== text)
    throw new SeasonError('not-a-day', field, `'${text}' is not a calendar day`);
  return checkedDay(day, field);
}

/** 'YYYY-MM-DD' of a day. */
export const toText = (day: Day): CalendarDay => new Date(day * DAY_MS).toISOString().slice(0, 10);

/** @throws SeasonError naming `field` when it is no whole number of days, or centuries away */
export function checkedDay(day: Day, field: string): Day {
  if (!Number.isInteger(day)) throw new SeasonError('not-a-number', field, `${day} is not a whole day`);
  if (day < FIRST_DAY || day > LAST_DAY)
    throw new SeasonError('out-of-range', field, `not between ${FIRST_YEAR} and ${LAST_YEAR}`);
  return day;
}

/** @throws SeasonError naming `field` when it is no year in which a garden is planned or remembered */
export function checkedSeason(year: number, field: string): number {
  if (!Number.isInteger(year)) throw new SeasonError('not-a-number', field, `${year} is not a year`);
  if (year < FIRST_YEAR || year > LAST_YEAR)
    throw new SeasonError('out-of-range', field, `${year} is not between ${FIRST_YEAR} and ${LAST_YEAR}`);
  return year;
}

/** The first day of a year. */
export const startOfYear = (year: number): Day => Date.UTC(year, 0, 1) / DAY_MS;

export const isLeapYear = (year: number): boolean => new Date(Date.UTC(year, 1, 29)).getUTCMonth() === 1;

/** The year of a day. */
export const yearOf = (day: Day): number => new Date(day * DAY_MS).getUTCFullYear();

const MONTHS = 'January February March April May June July August September October November December'.split(
  ' ',
);

/** 'May 29'; with the year unless it is `thisYear`: 'May 29, 2028'. */
export function nameOfDay(day: Day, thisYear?: number): string {
  const date = new Date(day * DAY_MS);
  const name = `${MONTHS[date.getUTCMonth()]} ${date.getUTCDate()}`;
  const year = date.getUTCFullYear();
  return thisYear === undefined || year === thisYear ? name : `${name}, ${year}`;
}
