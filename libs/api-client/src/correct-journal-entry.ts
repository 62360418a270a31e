import { correctJournalEntryCall, type Changed, type RequestOf } from '@planted/contracts';
import { request } from './request';

/** Corrects a journal entry; what it said before stays in its history. The same key does it once. @throws ApiError; of a conflict it has what is there now */
export const correctJournalEntry = async (
  input: RequestOf<typeof correctJournalEntryCall>,
  idempotencyKey: string,
): Promise<Changed> => (await request(correctJournalEntryCall, input, { idempotencyKey })).data;
