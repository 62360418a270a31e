import type { correctGardenEvent, correctJournalEntry } from '@planted/api-client';
import { localDayOf, wordsOfGardenEventNotes } from '@planted/garden-domain';
import { dayText } from '../activity/activity-when';
import { type EntryFields, isOfGardener, type OwnActivity } from './entry-form';
import type { Elsewhere } from './use-change';

const said = (parts: readonly unknown[]): string =>
  parts.filter((part) => typeof part === 'string' && part !== '').join(', ');

const dayWords = (day: unknown): string =>
  typeof day === 'string' && /^\d{4}-\d\d-\d\d$/.test(day) ? dayText(day, localDayOf(new Date())) : '';

const ratedWords = (rating: unknown): string =>
  rating === undefined || rating === null || rating === '' ? '' : `${rating} of 10`;

/** What another page has made of an entry, in a line; undefined where it took it back. */
export function theirsInWords(
  entry: OwnActivity,
  { day, notes, health_rating, value, unit, is_withdrawn }: Elsewhere,
): string | undefined {
  if (is_withdrawn === true) return undefined;
  return said([dayWords(day), ratedWords(health_rating), harvestWords(entry, value, unit), wordsIn(notes)]);
}

/** What the form says of it, in a line. */
export const mineInWords = (entry: OwnActivity, { day, rating, amount, unit, words }: EntryFields): string =>
  said([dayWords(day), ratedWords(rating), harvestWords(entry, amount, unit), words]);

const harvestWords = ({ event_type }: OwnActivity, amount: unknown, unit: unknown): string =>
  event_type === 'harvested' ? [amount, unit].filter(Boolean).join(' ') : '';

const wordsIn = (notes: unknown): string => (typeof notes === 'string' ? wordsOfGardenEventNotes(notes) : '');

/** The words of both, theirs first; undefined where there is nothing to put together. */
export function bothWords(
  entry: OwnActivity,
  mine: string,
  { notes, is_withdrawn }: Elsewhere,
): string | undefined {
  const theirs = wordsIn(notes).trim();
  if (!isOfGardener(entry) || is_withdrawn === true) return undefined;
  return together(theirs, mine.trim());
}

export const together = (theirs: string, mine: string): string | undefined =>
  theirs === '' || mine === '' || theirs.includes(mine) || mine.includes(theirs)
    ? undefined
    : `${theirs}\n${mine}`;

/** The correction that leads back to what another page had made of an entry. */
export function backTo(
  { id, garden_id, event_type, event_details, ...entry }: OwnActivity,
  theirs: Elsewhere,
  revision: number,
): Parameters<typeof correctGardenEvent>[0] {
  const { day, subject_id, notes, value, unit, health_rating } = theirs as Partial<CorrectedEntry>;
  const named = { id, garden_id, revision, day };
  if (event_type === 'health_rated') return { ...named, ...(health_rating != null && { health_rating }) };
  if (!isOfGardener({ ...entry, id, garden_id, event_type, event_details })) return named;
  return { ...named, subject_id, notes, ...(event_type === 'harvested' && { value, unit }) };
}

type CorrectedEntry = Parameters<typeof correctGardenEvent>[0];

/** The same of a journal entry. */
export const backToJournal = (
  id: string,
  theirs: Elsewhere,
  revision: number,
): Parameters<typeof correctJournalEntry>[0] => {
  const { title, content, day, mood, mood_intensity, garden_id, privacy } = theirs as unknown as Parameters<
    typeof correctJournalEntry
  >[0];
  return { id, revision, title, content, day, mood, mood_intensity, garden_id, privacy };
};
