import type { CalendarDay } from './calendar-day';

const OCCURRED = /^Event occurred on (\d{4}-\d{2}-\d{2}) at (?:([01]\d|2[0-3]):([0-5]\d))?/;

/** There is no year 0, in PostgreSQL either. */
const FIRST_DAY: CalendarDay = '0001-01-01';

/** The note of an event that a gardener logs (3 §7): 'Event occurred on {date} at {time}', then the gardener's own words. */
export const gardenEventNotes = (day: CalendarDay, time: string, notes: string): string =>
  `Event occurred on ${day} at ${time}${notes.trim() === '' ? '' : `. ${notes.trim()}`}`;

/** Such a note on another day; a note of another kind as it is. */
export const notesOnDay = (notes: string, day: CalendarDay): string =>
  notes.replace(/^Event occurred on \d{4}-\d{2}-\d{2} at /, `Event occurred on ${day} at `);

/** The day that such a note names; undefined for a note of another kind, and for a day that no calendar has. */
export const dayOfGardenEventNotes = (notes: string): CalendarDay | undefined => {
  const day = OCCURRED.exec(notes)?.[1];
  const time = Date.parse(`${day}T00:00:00Z`);
  const isReal =
    day !== undefined &&
    day >= FIRST_DAY &&
    !Number.isNaN(time) &&
    new Date(time).toISOString().startsWith(day);
  return isReal ? day : undefined;
};

/** The gardener's own words in such a note; a note of another kind as it is. */
export const wordsOfGardenEventNotes = (notes: string): string =>
  notes.replace(/^Event occurred on \d{4}-\d{2}-\d{2} at (?:\d{2}:\d{2})?(?:\. )?/, '');

/** The time of day that such a note names, 'HH:mm'. */
export const timeOfGardenEventNotes = (notes: string): string | undefined => {
  const [, , hours, minutes] = OCCURRED.exec(notes) ?? [];
  return hours === undefined ? undefined : `${hours}:${minutes}`;
};
