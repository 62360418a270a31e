import { addJournalEntryCall, type RequestOf } from '@planted/contracts';
import { request } from './request';

export type NewJournalEntry = RequestOf<typeof addJournalEntryCall>;

/**
 * Writes a journal entry and answers its id. The same key writes it once.
 * @throws ApiError with the server's error, else 'Failed to create journal entry' (3 §8).
 */
export const addJournalEntry = async (entry: NewJournalEntry, idempotencyKey: string): Promise<string> =>
  (
    await request(addJournalEntryCall, entry, {
      idempotencyKey,
      refusalText: 'Failed to create journal entry',
    })
  ).data.id;
