import { type Day, nameOfDay, toText } from '@planted/season';

export const yearOfDay = (day: Day): number => Number(toText(day).slice(0, 4));

/** 'May 29', with the year where it is not that of today. */
export const dateOf = (day: Day, today: Day): string => nameOfDay(day, yearOfDay(today));

const MONTHS = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');

/** 'Aug 2', where there is little room and the chart says the year. */
export function shortDateOf(day: Day): string {
  const [, month = 1, date = 1] = toText(day).split('-').map(Number);
  return `${MONTHS[month - 1]} ${date}`;
}

const WEEKDAYS = 'Thursday Friday Saturday Sunday Monday Tuesday Wednesday'.split(' ');

/** 'Saturday, July 3' */
export const longDateOf = (day: Day, today: Day): string =>
  `${WEEKDAYS[((day % 7) + 7) % 7]}, ${dateOf(day, today)}`;

/** '1 day', '6 days' */
export const daysOf = (days: number): string => (days === 1 ? '1 day' : `${days} days`);

/** '6 days later', '1 day earlier'; undefined where it is the same day. */
export function shiftOf(former: Day | null, day: Day): string | undefined {
  if (former === null || former === day) return undefined;
  return `${daysOf(Math.abs(day - former))} ${day > former ? 'later' : 'earlier'}`;
}
