import type { CalendarDay } from '../calendar-day';
import type { GardenPast, PastBed, PastSpan } from './garden-past';

/** Whether a span holds on a day, by what had been recorded by the end of another; by all of it for null. */
const isOn = (span: PastSpan, day: CalendarDay, known: CalendarDay | null): boolean =>
  span.from <= day &&
  (span.until === null || day < span.until) &&
  (known === null
    ? span.knownUntil === null
    : span.knownFrom <= known && (span.knownUntil === null || known < span.knownUntil));

/**
 * What stood on a day.
 * @param known by what had been recorded by the end of that day; null for what is known now
 */
export const spansOn = (
  { spans }: Pick<GardenPast, 'spans'>,
  day: CalendarDay,
  known: CalendarDay | null,
): PastSpan[] => spans.filter((span) => isOn(span, day, known));

/** The bed as it was on a day; as it was first on the days before that. */
export const pastBedOn = ({ beds }: Pick<GardenPast, 'beds'>, day: CalendarDay): PastBed | undefined =>
  beds.findLast(({ from }) => from <= day) ?? beds[0];

/**
 * The first day of which a past tells anything: on which the garden was saved, or its first planting was in the ground.
 * Undefined of a garden that was never saved.
 */
export function firstDayOf({ beds, spans }: Pick<GardenPast, 'beds' | 'spans'>): CalendarDay | undefined {
  let first = beds[0]?.from;
  for (const { from, knownUntil } of spans) if (knownUntil === null && (!first || from < first)) first = from;
  return first;
}
