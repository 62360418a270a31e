import type { YearDay } from '../climate/climate';

export const DAYS_IN_YEAR = 365;

/** The day of the year that a number of days from January 1 (1) is, across new years. */
export const asYearDay = (days: number): YearDay =>
  ((((Math.round(days) - 1) % DAYS_IN_YEAR) + DAYS_IN_YEAR) % DAYS_IN_YEAR) + 1;

/** Days from one day forward to the other, 0 to 364. */
export const daysForward = (from: YearDay, to: YearDay): number =>
  (((to - from) % DAYS_IN_YEAR) + DAYS_IN_YEAR) % DAYS_IN_YEAR;

/** Days from one day to the other the shorter way, −182 to 182. */
export const daysApart = (from: YearDay, to: YearDay): number => {
  const forward = daysForward(from, to);
  return forward > DAYS_IN_YEAR / 2 ? forward - DAYS_IN_YEAR : forward;
};

/** A mean of days that lie round one of them, also where December and January meet. */
export function meanDay(days: readonly { readonly day: number; readonly weight: number }[]): number {
  const [first] = days;
  if (!first) throw new RangeError('a mean of no days');
  let [sum, weights] = [0, 0];
  for (const { day, weight } of days) {
    sum += weight * daysApart(first.day, day);
    weights += weight;
  }
  return first.day + sum / weights;
}
