import { z } from 'zod';
import { PRIVACY_VALUES } from '../journal';
import { calendarDay, uuid } from '../text';
import { alreadyEncrypted, plain } from '../text-privacy';
import { defineEventType, type EventOf } from './define-event-type';

const writtenEntry = z.object({
  entryId: uuid,
  ownerId: uuid,
  sealedText: alreadyEncrypted(z.string()),
  gardenId: uuid.nullable(),
  privacy: z.enum(PRIVACY_VALUES),
});

/** Before version 2 each was written when it was recorded. */
const whenRecorded = (data: unknown): unknown => ({ ...(data as object), writtenAt: null });

/** An entry was written. What it says (title, content, mood and its intensity) stands in it encrypted, as JSON. */
export const journalEntryWrittenEvent = defineEventType({
  type: 'JournalEntryWritten',
  versions: {
    1: { schema: writtenEntry, upcast: whenRecorded },
    2: {
      schema: writtenEntry.extend({
        /** When, where it was recorded later: ISO 8601. */
        writtenAt: plain(z.string(), 'a date and time').nullable(),
      }),
    },
  },
});

const changedEntry = z.object({
  entryId: uuid,
  /** 1 for the first change, … */
  revision: z.number().int(),
});

/** An entry's words, garden, privacy or day were corrected: these count from now on, and the earlier stay in the log. */
export const journalEntryCorrectedEvent = defineEventType({
  type: 'JournalEntryCorrected',
  versions: {
    1: {
      schema: changedEntry.extend({
        sealedText: alreadyEncrypted(z.string()),
        gardenId: uuid.nullable(),
        privacy: z.enum(PRIVACY_VALUES),
        /** The day that it is about, on the gardener's calendar; null for the one on which it was written. */
        day: calendarDay.nullable(),
      }),
    },
  },
});

/** An entry was taken back: it is in no list any more. */
export const journalEntryWithdrawnEvent = defineEventType({
  type: 'JournalEntryWithdrawn',
  versions: { 1: { schema: changedEntry } },
});

/** An entry that was taken back is there again, as it was. */
export const journalEntryRestoredEvent = defineEventType({
  type: 'JournalEntryRestored',
  versions: { 1: { schema: changedEntry } },
});

export const journalEventTypes = [
  journalEntryWrittenEvent,
  journalEntryCorrectedEvent,
  journalEntryWithdrawnEvent,
  journalEntryRestoredEvent,
] as const;

export type JournalEvent = EventOf<(typeof journalEventTypes)[number]>;

/** The stream of a journal entry. */
export const journalStream = (entryId: string): string => `journal-${entryId}`;
