import { withdrawJournalEntryCall, type Changed, type RequestOf } from '@planted/contracts';
import { request } from './request';

/** Takes a journal entry back. The same key does it once. @throws ApiError; of a conflict it has what is there now */
export const withdrawJournalEntry = async (
  input: RequestOf<typeof withdrawJournalEntryCall>,
  idempotencyKey: string,
): Promise<Changed> => (await request(withdrawJournalEntryCall, input, { idempotencyKey })).data;
