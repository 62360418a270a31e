import type { CalendarDay } from './growth';

const OCCURRED = /^Event occurred on (\d{4}-\d{2}-\d{2}) at /;

/** The note of an event that a gardener logs (3 §7): 'Event occurred on {date} at {time}', then the gardener's own words. */
export const gardenEventNotes = (day: CalendarDay, time: string, notes: string): string =>
  `Event occurred on ${day} at ${time}${notes.trim() === '' ? '' : `. ${notes.trim()}`}`;

/** The day that such a note names; undefined for a note of another kind. */
export const dayOfGardenEventNotes = (notes: string): CalendarDay | undefined => {
  const day = OCCURRED.exec(notes)?.[1];
  const time = Date.parse(`${day}T00:00:00Z`);
  const isReal = day !== undefined && !Number.isNaN(time) && new Date(time).toISOString().startsWith(day);
  return isReal ? day : undefined;
};
