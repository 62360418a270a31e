import { z } from 'zod';
import { PRIVACY_VALUES } from '../journal';
import { uuid } from '../text';

/** An entry was written. What it says (title, content, mood and its intensity) stands in it sealed, as JSON. */
export const journalEntryWrittenV1 = z.object({
  entryId: uuid,
  ownerId: uuid,
  sealedText: z.string(),
  gardenId: uuid.nullable(),
  privacy: z.enum(PRIVACY_VALUES),
});

/** Every journal event by type and schema version; a frozen example of each stays in the tests. */
export const journalEventSchemas = { JournalEntryWritten: { 1: journalEntryWrittenV1 } } as const;

export type JournalEvent = {
  type: 'JournalEntryWritten';
  schemaVersion: 1;
  data: z.infer<typeof journalEntryWrittenV1>;
};

/** The stream of a journal entry. */
export const journalStream = (entryId: string): string => `journal-${entryId}`;
