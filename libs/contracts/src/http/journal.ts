import { z } from 'zod';
import { defineCall } from '../call';
import { changed, revised } from '../correction';
import {
  journalEntry,
  MAX_JOURNAL_CONTENT,
  MAX_JOURNAL_TITLE,
  MOOD_INTENSITIES,
  MOODS,
  PRIVACY_VALUES,
} from '../journal';
import { calendarDay, moment, uuid, writtenText } from '../text';

/**
 * GET /api/journal/fetchJournalEntries (3 §7): the newest first, 100 at a time. `next` is the `before` that the older
 * ones are asked for with, or null.
 */
export const fetchJournalEntriesCall = defineCall({
  name: 'fetch-journal-entries',
  method: 'GET',
  path: '/api/journal/fetchJournalEntries',
  access: 'signed-in',
  request: z.strictObject({
    before: uuid.optional(),
    /** Instead what was taken back, which no other list has. */
    takenBack: z.literal('true').optional(),
  }),
  answer: z.object({ data: z.array(journalEntry), next: uuid.nullable() }),
});

const writtenEntry = z.strictObject({
  title: writtenText(MAX_JOURNAL_TITLE),
  content: writtenText(MAX_JOURNAL_CONTENT),
  mood: z.enum(MOODS).nullish(),
  mood_intensity: z
    .number()
    .int('must be a whole number')
    .min(0, 'must be at least 0')
    .max(MOOD_INTENSITIES.length - 1, `must be at most ${MOOD_INTENSITIES.length - 1}`)
    .nullish(),
  garden_id: uuid.nullish(),
  privacy: z.enum(PRIVACY_VALUES),
});

/**
 * POST /api/journal/addJournalEntry (3 §7). An absent intensity is 0 (3 §5). `written_at` is the product's own addition: when
 * it was written, where that was sent minutes later or more.
 */
export const addJournalEntryCall = defineCall({
  name: 'add-journal-entry',
  method: 'POST',
  path: '/api/journal/addJournalEntry',
  access: 'signed-in',
  request: writtenEntry.extend({ written_at: moment.nullish() }),
  answer: z.object({ success: z.literal(true), data: z.object({ id: uuid }) }),
});

const changedEntry = z.object({ success: z.literal(true), data: changed });

/**
 * POST /api/journal/correctJournalEntry: what it says from now on; what it said before stays in its history. `day` is the
 * day that it is about, today or in the past hundred years; without one, that on which it was written.
 */
export const correctJournalEntryCall = defineCall({
  name: 'correct-journal-entry',
  method: 'POST',
  path: '/api/journal/correctJournalEntry',
  access: 'signed-in',
  request: writtenEntry.extend(revised.shape).extend({ day: calendarDay.nullish() }),
  answer: changedEntry,
});

/** POST /api/journal/withdrawJournalEntry: takes it back, so that it is in no list any more. */
export const withdrawJournalEntryCall = defineCall({
  name: 'withdraw-journal-entry',
  method: 'POST',
  path: '/api/journal/withdrawJournalEntry',
  access: 'signed-in',
  request: revised,
  answer: changedEntry,
});

/** POST /api/journal/restoreJournalEntry: one that was taken back is there again. */
export const restoreJournalEntryCall = defineCall({
  name: 'restore-journal-entry',
  method: 'POST',
  path: '/api/journal/restoreJournalEntry',
  access: 'signed-in',
  request: revised,
  answer: changedEntry,
});
