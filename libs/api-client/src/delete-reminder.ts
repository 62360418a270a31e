import { deleteReminderCall, type Changed, type RequestOf } from '@planted/contracts';
import { request } from './request';

/** Deletes a reminder with all its dates. The same key does it once. @throws ApiError; of a conflict it has what is there now */
export const deleteReminder = async (
  input: RequestOf<typeof deleteReminderCall>,
  idempotencyKey: string,
): Promise<Changed> => (await request(deleteReminderCall, input, { idempotencyKey })).data;
