import { restoreJournalEntryCall, type Changed, type RequestOf } from '@planted/contracts';
import { request } from './request';

/** Brings a journal entry back that was taken back. The same key does it once. @throws ApiError; of a conflict it has what is there now */
export const restoreJournalEntry = async (
  input: RequestOf<typeof restoreJournalEntryCall>,
  idempotencyKey: string,
): Promise<Changed> => (await request(restoreJournalEntryCall, input, { idempotencyKey })).data;
