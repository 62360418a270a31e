import { snoozeReminderCall, type Changed, type RequestOf } from '@planted/contracts';
import { request } from './request';

/** Lets one date of a reminder ask at another time. The same key does it once. @throws ApiError; of a conflict it has what is there now */
export const snoozeReminder = async (
  input: RequestOf<typeof snoozeReminderCall>,
  idempotencyKey: string,
): Promise<Changed> => (await request(snoozeReminderCall, input, { idempotencyKey })).data;
