import type { Climate, YearDay } from '../climate/climate';
import { type Day, isLeapYear, startOfYear, yearOf } from './day';

/**
 * A day counted from the start of a season, 0 to 364, in a year of 365 days: from January 1, or from July 1 where it is
 * south of the equator. Below 0 it is a day of the season before, from 365 on one of the next. Climates have no leap days,
 * so all rules of the climate count in these.
 */
export type SeasonDay = number;

/** A season of July to June is called by the year in which it begins. */
export type Hemisphere = Climate['hemisphere'];

/** The day of the year, from 0, on which a season begins. */
const firstOfSeason = (hemisphere: Hemisphere): number => (hemisphere === 'south' ? 181 : 0);

const MARCH_1 = 59;

/**
 * The calendar day of a season's day. No season's day is a February 29; March 1 is the same day of the season every year.
 * @param season the year in which the season begins
 */
export function calendarDay(season: number, hemisphere: Hemisphere, seasonDay: SeasonDay): Day {
  const count = firstOfSeason(hemisphere) + seasonDay;
  const years = Math.floor(count / 365);
  const dayOfYear = count - years * 365;
  const year = season + years;
  return startOfYear(year) + dayOfYear + (dayOfYear >= MARCH_1 && isLeapYear(year) ? 1 : 0);
}

/** The season's day of a calendar day; February 29 is that of February 28. */
export function seasonDayOf(season: number, hemisphere: Hemisphere, day: Day): SeasonDay {
  const year = yearOf(day);
  const count = day - startOfYear(year);
  const withoutLeap = count >= MARCH_1 && isLeapYear(year) ? count - 1 : count;
  return (year - season) * 365 + withoutLeap - firstOfSeason(hemisphere);
}

/** The season that a calendar day is in, by the year in which it begins. */
export function seasonOf(day: Day, hemisphere: Hemisphere): number {
  const year = yearOf(day);
  return seasonDayOf(year, hemisphere, day) < 0 ? year - 1 : year;
}

/** First and last day of a season: 2026 is January to December 2026, or July 2026 to June 2027. */
export const spanOfSeason = (season: number, hemisphere: Hemisphere): { from: Day; to: Day } => ({
  from: calendarDay(season, hemisphere, 0),
  to: calendarDay(season + 1, hemisphere, 0) - 1,
});

/** 'Season 2027', and 'Season 2026–27' where it runs from July to June. */
export const nameOfSeason = (season: number, hemisphere: Hemisphere): string =>
  hemisphere === 'south'
    ? `Season ${season}–${String((season + 1) % 100).padStart(2, '0')}`
    : `Season ${season}`;

/** From the number of a day of the year (1 to 365) to the season's day, 0 to 364. */
export const fromYearDay = (yearDay: YearDay, hemisphere: Hemisphere): SeasonDay =>
  (yearDay - 1 - firstOfSeason(hemisphere) + 365) % 365;

/** The index from 0 in a year of 365 days of a season's day of whatever year. */
export const yearIndex = (seasonDay: SeasonDay, hemisphere: Hemisphere): number =>
  (((seasonDay + firstOfSeason(hemisphere)) % 365) + 365) % 365;
