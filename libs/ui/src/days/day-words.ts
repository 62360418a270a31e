/** A calendar day as whole days since January 1, 1970, without a time zone. */
export type DayNumber = number;

/** The first and the last day of something, both included. */
export interface DayRange {
  readonly from: DayNumber;
  readonly to: DayNumber;
}

const DAY_MS = 86_400_000;
const dateOf = (day: DayNumber): Date => new Date(day * DAY_MS);
const format = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('en-US', { ...options, timeZone: 'UTC' });

const FULL = format({ weekday: 'long', month: 'long', day: 'numeric' });
const FULL_WITH_YEAR = format({ weekday: 'long', month: 'long', day: 'numeric', year: 'numeric' });
const DATE = format({ month: 'long', day: 'numeric' });
const DATE_WITH_YEAR = format({ month: 'long', day: 'numeric', year: 'numeric' });
const SHORT = format({ month: 'short', day: 'numeric' });
const SHORT_WITH_YEAR = format({ month: 'short', day: 'numeric', year: 'numeric' });
const MONTH = format({ month: 'short' });

/** The year is written only where it is not that of today. */
const byYear =
  (near: Intl.DateTimeFormat, far: Intl.DateTimeFormat) =>
  (day: DayNumber, today: DayNumber): string => {
    const [date, now] = [dateOf(day), dateOf(today)];
    return (date.getUTCFullYear() === now.getUTCFullYear() ? near : far).format(date);
  };

/** 'Saturday, May 29'; 'Saturday, May 29, 2027' where today is in another year. */
export const longDay = byYear(FULL, FULL_WITH_YEAR);
/** 'May 29'; 'May 29, 2027' where today is in another year. */
export const dateWords = byYear(DATE, DATE_WITH_YEAR);
/** 'Aug 1', for a tag; 'Aug 1, 2027' where today is in another year. */
export const shortDay = byYear(SHORT, SHORT_WITH_YEAR);

/** 'YYYY-MM-DD', as a date field has it. */
export const dayText = (day: DayNumber): string => dateOf(day).toISOString().slice(0, 10);

/** The day that a date field holds; undefined while it holds none. */
export function dayOfText(text: string): DayNumber | undefined {
  const day = /^\d{4}-\d{2}-\d{2}$/.test(text) ? Date.parse(`${text}T00:00:00Z`) / DAY_MS : Number.NaN;
  return Number.isNaN(day) || dayText(day) !== text ? undefined : day;
}

/**
 * How days before today are known: with all that is written by now, with what was written by their own end, or not yet
 * (`waiting`) and not at all (`failed`).
 */
export type PastKnown = 'today' | 'then' | 'waiting' | 'failed';

const PAST_WORDS: Readonly<Record<PastKnown, string>> = {
  today: 'as known today',
  then: 'as we knew it then',
  waiting: 'loading',
  failed: 'not loaded',
};

/** How a day is known: what was is told as it is known now or was then, what will be as it is planned. */
export const knownWords = (day: DayNumber, today: DayNumber, past: PastKnown): string =>
  day === today ? 'today' : day < today ? PAST_WORDS[past] : 'as planned';

/** '8 days from today, as planned', '1 day ago, as known today', 'Today'. */
export function distanceWords(day: DayNumber, today: DayNumber, past: PastKnown): string {
  if (day === today) return 'Today';
  const days = Math.abs(day - today);
  const count = days === 1 ? '1 day' : `${days} days`;
  return `${count} ${day < today ? 'ago' : 'from today'}, ${knownWords(day, today, past)}`;
}

/** The months of a season in their order: 'Jan' to 'Dec', south of the equator 'Jul' to 'Jun'. */
export function monthsOf({ from, to }: DayRange): string[] {
  const months: string[] = [];
  const first = dateOf(from);
  for (let at = 0; ; at += 1) {
    const month = Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + at, 1);
    if (month > to * DAY_MS) return months;
    months.push(MONTH.format(month));
  }
}
