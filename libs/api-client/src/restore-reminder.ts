import { restoreReminderCall, type Changed, type RequestOf } from '@planted/contracts';
import { request } from './request';

/** Takes the deletion of a reminder back, or else its end. The same key does it once. @throws ApiError; of a conflict it has what is there now */
export const restoreReminder = async (
  input: RequestOf<typeof restoreReminderCall>,
  idempotencyKey: string,
): Promise<Changed> => (await request(restoreReminderCall, input, { idempotencyKey })).data;
