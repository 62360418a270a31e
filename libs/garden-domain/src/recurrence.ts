import { addDays, type CalendarDay, daysBetween } from './calendar-day';
import { dayIn, instantOf, timeOfDayIn } from './wall-clock';

/** How a reminder may come back (3 §9 'Recurrence'); null stands for none. */
export const RECURRENCE_TYPES = ['daily', 'weekly', 'monthly'] as const;
export type RecurrenceType = (typeof RECURRENCE_TYPES)[number];

/** The longest interval, in days: ten years. */
export const MAX_RECURRENCE_INTERVAL = 3650;

export interface Recurrence {
  readonly type: RecurrenceType;
  /** Days, 1 or more (3 §3). */
  readonly interval: number;
}

/** A step of whole days, weeks or months. */
export interface RecurrenceStep {
  readonly unit: 'day' | 'week' | 'month';
  readonly count: number;
}

/**
 * What a recurrence means. Its interval is in days (3 §3), its type says what must stay the same: daily takes the
 * interval as it is; weekly keeps the weekday, so the interval is rounded up to whole weeks (1 to 7 days: every week);
 * monthly keeps the day of the month, so it is rounded up to whole months of 31 days (1 to 31: every month).
 */
export function recurrenceStep({ type, interval }: Recurrence): RecurrenceStep {
  if (type === 'daily') return { unit: 'day', count: interval };
  if (type === 'weekly') return { unit: 'week', count: Math.ceil(interval / 7) };
  return { unit: 'month', count: Math.ceil(interval / 31) };
}

/** 'every day', 'every 2 weeks', … */
export function describeRecurrence(recurrence: Recurrence): string {
  const { unit, count } = recurrenceStep(recurrence);
  return count === 1 ? `every ${unit}` : `every ${count} ${unit}s`;
}

/** A row of dates: the first one, how it goes on, and on whose clock. */
export interface Series {
  /** The first date and time, ISO 8601. */
  readonly first: string;
  readonly recurrence: Recurrence;
  /** IANA name of the zone in which the time of day stays the same. */
  readonly timeZone: string;
}

/**
 * The next date of a series once its date `current` was done on the day `doneOn` (a day in the series' zone): the first
 * that comes after both days, so that what is done today asks again tomorrow at the earliest, and dates that were
 * missed are not asked for again. Counted from the first date: a series of 31st days falls on the last day of a
 * shorter month and on the 31st again. A time that a clock change leaves out moves on by the hour that is left out.
 */
export function nextInSeries(series: Series, current: string, doneOn: CalendarDay): string {
  const { timeZone } = series;
  const first = dayIn(timeZone, series.first);
  const currentDay = dayIn(timeZone, current);
  const after = currentDay > doneOn ? currentDay : doneOn;
  const day = dayAfter(first, recurrenceStep(series.recurrence), after);
  return instantOf(day, timeOfDayIn(timeZone, series.first), timeZone);
}

/** The first of the days first, first + step, first + 2 steps, … that is later than `after`. */
function dayAfter(first: CalendarDay, { unit, count }: RecurrenceStep, after: CalendarDay): CalendarDay {
  if (after < first) return first;
  if (unit !== 'month') {
    const days = unit === 'week' ? count * 7 : count;
    return addDays(first, (Math.floor(daysBetween(first, after) / days) + 1) * days);
  }
  const passed = Math.floor(monthsBetween(first, after) / count);
  const candidate = addMonths(first, passed * count);
  return candidate > after ? candidate : addMonths(first, (passed + 1) * count);
}

const monthNumber = (day: CalendarDay): number => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1;

const monthsBetween = (from: CalendarDay, to: CalendarDay): number => monthNumber(to) - monthNumber(from);

/** The same day of a later month; the month's last day where it has no such day. */
export function addMonths(day: CalendarDay, months: number): CalendarDay {
  const target = monthNumber(day) + months;
  const year = Math.floor(target / 12);
  const month = target % 12;
  const lastDay = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  const dayOfMonth = Math.min(Number(day.slice(8, 10)), lastDay);
  return new Date(Date.UTC(year, month, dayOfMonth)).toISOString().slice(0, 10);
}
