import { editReminderCall, type Changed, type RequestOf } from '@planted/contracts';
import { request } from './request';

/** Changes what a reminder says, is about and how it comes back. The same key does it once. @throws ApiError; of a conflict it has what is there now */
export const editReminder = async (
  input: RequestOf<typeof editReminderCall>,
  idempotencyKey: string,
): Promise<Changed> => (await request(editReminderCall, input, { idempotencyKey })).data;
