import { endReminderCall, type Changed, type RequestOf } from '@planted/contracts';
import { request } from './request';

/** Ends a reminder: it asks no more. The same key does it once. @throws ApiError; of a conflict it has what is there now */
export const endReminder = async (
  input: RequestOf<typeof endReminderCall>,
  idempotencyKey: string,
): Promise<Changed> => (await request(endReminderCall, input, { idempotencyKey })).data;
