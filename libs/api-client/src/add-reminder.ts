import { addReminderCall, type RequestOf } from '@planted/contracts';
import { request } from './request';

export type NewReminder = RequestOf<typeof addReminderCall>;

/**
 * Adds a reminder and answers its id. The same key adds it once.
 * @throws ApiError with the server's error, else 'Failed to create reminder' (3 §8).
 */
export const addReminder = async (reminder: NewReminder, idempotencyKey: string): Promise<string> =>
  (await request(addReminderCall, reminder, { idempotencyKey, refusalText: 'Failed to create reminder' }))
    .data.id;
