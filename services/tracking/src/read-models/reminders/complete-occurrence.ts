import type { ReminderEvent } from '@planted/contracts';
import type { LoggedEvent, ProjectionTransaction } from '@planted/event-sourcing';
import { insertOccurrence } from './insert-occurrence';

type ReminderCompleted = Extract<ReminderEvent, { type: 'ReminderCompleted' }>;
type ReminderReopened = Extract<ReminderEvent, { type: 'ReminderReopened' }>;

/** Ticks a date off, unless a watering did before, and plans the next one. */
export async function completeOccurrence(
  tx: ProjectionTransaction,
  { data, metadata }: LoggedEvent<ReminderCompleted>,
): Promise<void> {
  const { reminderId, turn: occurrence, nextDueAt } = data;
  await markCompleted(tx, { reminderId, occurrence, at: metadata.time, by: 'gardener' });
  if (nextDueAt === null) return;
  const { rows } = await tx.query<{ owner_id: string; time_zone: string }>(
    'select owner_id, time_zone from reminders where id = $1',
    [reminderId],
  );
  const [reminder] = rows;
  if (!reminder) throw new Error(`reminder ${reminderId} was never added`);
  const { owner_id: ownerId, time_zone: timeZone } = reminder;
  await insertOccurrence(tx, { reminderId, ownerId, timeZone, number: occurrence + 1, dueAt: nextDueAt });
}

/** Opens a date again, and withdraws the one after it unless that is completed too. */
export async function reopenOccurrence(
  tx: ProjectionTransaction,
  { data: { reminderId, turn: occurrence } }: LoggedEvent<ReminderReopened>,
): Promise<void> {
  await tx.query(
    `update reminder_turns set is_completed = false, completed_at = null, completed_by = null
     where reminder_id = $1 and turn = $2`,
    [reminderId, occurrence],
  );
  await tx.query('delete from reminder_turns where reminder_id = $1 and turn = $2 and not is_completed', [
    reminderId,
    occurrence + 1,
  ]);
}

export interface Completion {
  readonly reminderId: string;
  readonly occurrence: number;
  /** ISO 8601. */
  readonly at: string;
  readonly by: 'gardener' | 'watering';
}

export const markCompleted = (
  tx: ProjectionTransaction,
  { reminderId, occurrence, at, by }: Completion,
): Promise<unknown> =>
  tx.query(
    `update reminder_turns set is_completed = true, completed_at = $3, completed_by = $4
     where reminder_id = $1 and turn = $2 and not is_completed`,
    [reminderId, occurrence, at, by],
  );
