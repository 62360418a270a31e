/** A calendar day, 'YYYY-MM-DD'; no time of day, so that time zones cannot shift it. */
export type CalendarDay = string;

const DAY_MS = 86_400_000;
const utc = (day: CalendarDay): number => Date.parse(`${day.slice(0, 10)}T00:00:00Z`);

/** The calendar day of a moment in UTC, which a server's clock gives. */
export const dayOf = (moment: Date): CalendarDay => moment.toISOString().slice(0, 10);

const two = (part: number): string => String(part).padStart(2, '0');

/** The calendar day of a moment on the clock of whoever asks: a browser's is its gardener's. */
export const localDayOf = (moment: Date): CalendarDay =>
  `${moment.getFullYear()}-${two(moment.getMonth() + 1)}-${two(moment.getDate())}`;

/** The time of day of a moment on the clock of whoever asks, 'HH:mm'. */
export const localTimeOf = (moment: Date): string => `${two(moment.getHours())}:${two(moment.getMinutes())}`;

/** Whole days from one calendar day to another; negative when `to` is earlier. */
export const daysBetween = (from: CalendarDay, to: CalendarDay): number =>
  Math.round((utc(to) - utc(from)) / DAY_MS);

/** The calendar day `days` after `day`. */
export const addDays = (day: CalendarDay, days: number): CalendarDay =>
  dayOf(new Date(utc(day) + days * DAY_MS));
