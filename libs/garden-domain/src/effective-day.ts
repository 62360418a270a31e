import { addDays, type CalendarDay, dayOf } from './calendar-day';

/**
 * The day on which something happened that was recorded at `recordedAt` (ISO 8601): the day that its gardener named,
 * else the day of the record in UTC. A named day that no calendar on earth had reached by then does not count: nothing
 * has happened that is yet to come.
 */
export function effectiveDay(named: CalendarDay | undefined, recordedAt: string): CalendarDay {
  const recorded = dayOf(new Date(recordedAt));
  return named === undefined || named > addDays(recorded, 1) ? recorded : named;
}
