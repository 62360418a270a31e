import type { YearDay } from '@planted/season';

/** A year of 365 days. */
const SOME_YEAR = 2027;
const DAY_MS = 86_400_000;
const YEAR_DAYS = 365;

/** The same day within 1 to 365, for numbers that ran past either end of the year. */
export const wrapped = (day: number): YearDay => ((((day - 1) % YEAR_DAYS) + YEAR_DAYS) % YEAR_DAYS) + 1;

/** Days from one day to the next time that the other comes, 0 to 364. */
export const daysUntil = (from: YearDay, to: YearDay): number => (to - from + YEAR_DAYS) % YEAR_DAYS;

/** Days from one day to another that is less than half a year away; negative where it is before. */
export function signedDays(from: YearDay, to: YearDay): number {
  const ahead = daysUntil(from, to);
  return ahead > YEAR_DAYS / 2 ? ahead - YEAR_DAYS : ahead;
}

const formatOf = (month: 'long' | 'short', language?: string) =>
  new Intl.DateTimeFormat(language, { month, day: 'numeric', timeZone: 'UTC' });
const formats = { long: formatOf('long'), short: formatOf('short') };

const dateOf = (day: YearDay): Date => new Date(Date.UTC(SOME_YEAR, 0, 1) + (Math.round(day) - 1) * DAY_MS);

/** A day without its year: 'April 26', or 'Apr 26'; in the order of the gardener's own language. */
export const dayText = (day: YearDay, month: 'long' | 'short' = 'long'): string =>
  formats[month].format(dateOf(wrapped(day)));

/** The months' names in English and in the gardener's language, lowercase, January first. */
const monthNames = Array.from({ length: 12 }, (_, month) => {
  const date = new Date(Date.UTC(SOME_YEAR, month, 1));
  return [undefined, 'en'].map((language) =>
    new Intl.DateTimeFormat(language, { month: 'long', timeZone: 'UTC' }).format(date).toLowerCase(),
  );
});

/** Letters of a month's name that tell it from the others in most languages. */
const NAME_LETTERS = 3;

function monthNamed(word: string): number {
  const typed = word.toLowerCase();
  if (typed.length < NAME_LETTERS) return -1;
  return monthNames.findIndex((names) => names.some((name) => name.startsWith(typed)));
}

/**
 * The day that was typed without a year: 'Apr 26', '26 April', or '4/26' (`monthFirst`) and '26.4.'.
 * February 29 is February 28.
 * @param monthFirst whether the first of two figures is the month
 * @returns undefined where it is no day of the year
 */
export function typedDay(text: string, monthFirst: boolean): YearDay | undefined {
  const words = /^\s*(\p{L}+)\.?\s*(\d{1,2})\s*$|^\s*(\d{1,2})\.?\s*(\p{L}+)\.?\s*$/u.exec(text);
  if (words) return dayOf(monthNamed(words[1] ?? words[4] ?? ''), Number(words[2] ?? words[3]));
  const figures = /^\s*(\d{1,2})\s*[-/.]\s*(\d{1,2})\.?\s*$/.exec(text);
  if (!figures) return undefined;
  const [first, second] = [Number(figures[1]), Number(figures[2])];
  return monthFirst ? dayOf(first - 1, second) : dayOf(second - 1, first);
}

function dayOf(month: number, day: number): YearDay | undefined {
  if (month === 1 && day === 29) return dayOf(1, 28);
  const date = new Date(Date.UTC(SOME_YEAR, month, day));
  if (month < 0 || date.getUTCMonth() !== month || date.getUTCDate() !== day) return undefined;
  return Math.round((date.getTime() - Date.UTC(SOME_YEAR, 0, 1)) / DAY_MS) + 1;
}
