import { z } from 'zod';
import { defineCall } from '../call';
import {
  journalEntry,
  MAX_JOURNAL_CONTENT,
  MAX_JOURNAL_TITLE,
  MOOD_INTENSITIES,
  MOODS,
  PRIVACY_VALUES,
} from '../journal';
import { uuid, writtenText } from '../text';

/**
 * GET /api/journal/fetchJournalEntries (3 §7): the newest first, 100 at a time. `next` is the `before` that the older
 * ones are asked for with, or null.
 */
export const fetchJournalEntriesCall = defineCall({
  name: 'fetch-journal-entries',
  method: 'GET',
  path: '/api/journal/fetchJournalEntries',
  access: 'signed-in',
  request: z.strictObject({ before: uuid.optional() }),
  answer: z.object({ data: z.array(journalEntry), next: uuid.nullable() }),
});

/** POST /api/journal/addJournalEntry (3 §7). An absent intensity is 0 (3 §5). */
export const addJournalEntryCall = defineCall({
  name: 'add-journal-entry',
  method: 'POST',
  path: '/api/journal/addJournalEntry',
  access: 'signed-in',
  request: z.strictObject({
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
  }),
  answer: z.object({ success: z.literal(true), data: z.object({ id: uuid }) }),
});
