import { moveReminderCall, type Changed, type RequestOf } from '@planted/contracts';
import { request } from './request';

/** Moves a date of a reminder, and the later ones with it. The same key does it once. @throws ApiError; of a conflict it has what is there now */
export const moveReminder = async (
  input: RequestOf<typeof moveReminderCall>,
  idempotencyKey: string,
): Promise<Changed> => (await request(moveReminderCall, input, { idempotencyKey })).data;
