import { type CalendarDay, dayOf } from './calendar-day';

/** What the clock on a wall shows: a day and a time of day, in some zone. */
interface WallTime {
  readonly day: CalendarDay;
  /** 'HH:MM:SS.mmm' */
  readonly time: string;
}

/** Names of zones are good in any case, and so are more than there are zones. */
const MOST_FORMATS = 256;
/** By the names by which they were asked for, the oldest first. */
const formats = new Map<string, Intl.DateTimeFormat>();

function formatFor(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone);
  if (known) return known;
  const format = new Intl.DateTimeFormat('en-US-u-ca-iso8601', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  });
  const [oldest] = formats.keys();
  if (oldest !== undefined && formats.size >= MOST_FORMATS) formats.delete(oldest);
  formats.set(timeZone, format);
  return format;
}

/** Whether this is a time zone's IANA name, such as 'Europe/Paris'. */
export function isTimeZone(name: string): boolean {
  if (!/^[A-Za-z][\w+\-/]{0,63}$/.test(name)) return false;
  try {
    return formatFor(name) !== undefined;
  } catch {
    return false;
  }
}

function wallTimeIn(timeZone: string, moment: string): WallTime {
  const date = new Date(moment);
  const parts = new Map(
    formatFor(timeZone)
      .formatToParts(date)
      .map(({ type, value }) => [type, value]),
  );
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? '';
  const milliseconds = String(date.getUTCMilliseconds()).padStart(3, '0');
  return {
    day: `${part('year').padStart(4, '0')}-${part('month')}-${part('day')}`,
    time: `${part('hour')}:${part('minute')}:${part('second')}.${milliseconds}`,
  };
}

/** The calendar day of a moment (ISO 8601) in a zone. */
export const dayIn = (timeZone: string, moment: string): CalendarDay => wallTimeIn(timeZone, moment).day;

/** The time of day of a moment in a zone, 'HH:MM:SS.mmm'. */
export const timeOfDayIn = (timeZone: string, moment: string): string => wallTimeIn(timeZone, moment).time;

const DAY_MS = 86_400_000;

const asUtc = ({ day, time }: WallTime): number => Date.parse(`${day}T${time}Z`);

/** How far the clocks in a zone are ahead of UTC at a moment. Both in milliseconds. */
const offsetIn = (timeZone: string, instant: number): number =>
  asUtc(wallTimeIn(timeZone, new Date(instant).toISOString())) - instant;

/**
 * `dayIn` for many moments of one zone. What its clocks show is looked up at the ends of days of UTC, and once more for a
 * moment of a day on which they were changed.
 */
export function daysIn(timeZone: string): (moment: string) => CalendarDay {
  const offsets = new Map<number, number>();
  const offsetAt = (instant: number): number => {
    const offset = offsets.get(instant) ?? offsetIn(timeZone, instant);
    offsets.set(instant, offset);
    return offset;
  };
  return (moment) => {
    const instant = Date.parse(moment);
    const start = Math.floor(instant / DAY_MS) * DAY_MS;
    const offset = offsetAt(start);
    const isChanged = offset !== offsetAt(start + DAY_MS);
    return isChanged ? dayIn(timeZone, moment) : dayOf(new Date(instant + offset));
  };
}

/**
 * The moment at which clocks in a zone show this day and time, as ISO 8601 in UTC. Of two such moments the earlier; a
 * time that is left out when clocks go forward is later by what is left out.
 */
export function instantOf(day: CalendarDay, time: string, timeZone: string): string {
  const wall = asUtc({ day, time });
  // The offsets before and after any change of this day: the moment is at one of them, or between both.
  const candidates = [wall - DAY_MS, wall + DAY_MS].map((near) => wall - offsetIn(timeZone, near));
  const shown = candidates.filter((instant) => instant + offsetIn(timeZone, instant) === wall);
  const instant = shown.length > 0 ? Math.min(...shown) : Math.max(...candidates);
  return new Date(instant).toISOString();
}
