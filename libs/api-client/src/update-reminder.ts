import { type AnswerOf, pathFor, updateReminderCall } from '@planted/contracts';
import { request } from './request';

/** Ticks a reminder off or opens it again; answers when a recurring one that was completed asks again. */
export async function updateReminder(
  id: string,
  isCompleted: boolean,
): Promise<AnswerOf<typeof updateReminderCall>['data']> {
  const call = {
    ...updateReminderCall,
    path: pathFor(updateReminderCall, { id }),
    // The id is in the path, and nowhere else.
    request: updateReminderCall.request.omit({ id: true }),
  };
  const when = isCompleted && { completed_at: new Date().toISOString() };
  return (await request(call, { is_completed: isCompleted, ...when })).data;
}
