import { z } from 'zod';
import { PRIVACY_VALUES } from '../journal';
import { uuid } from '../text';
import { alreadyEncrypted } from '../text-privacy';
import { defineEventType, type EventOf } from './define-event-type';

/** An entry was written. What it says (title, content, mood and its intensity) stands in it encrypted, as JSON. */
export const journalEntryWrittenEvent = defineEventType({
  type: 'JournalEntryWritten',
  versions: {
    1: {
      schema: z.object({
        entryId: uuid,
        ownerId: uuid,
        sealedText: alreadyEncrypted(z.string()),
        gardenId: uuid.nullable(),
        privacy: z.enum(PRIVACY_VALUES),
      }),
    },
  },
});

export const journalEventTypes = [journalEntryWrittenEvent] as const;

export type JournalEvent = EventOf<(typeof journalEventTypes)[number]>;

/** The stream of a journal entry. */
export const journalStream = (entryId: string): string => `journal-${entryId}`;
