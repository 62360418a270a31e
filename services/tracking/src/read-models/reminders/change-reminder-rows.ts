import type { ReminderEvent } from '@planted/contracts';
import type { LoggedEvent, ProjectionTransaction } from '@planted/event-sourcing';
import { dayIn } from '@planted/garden-domain';

type EventOf<Type extends ReminderEvent['type']> = LoggedEvent<Extract<ReminderEvent, { type: Type }>>;

export const editReminder = (
  tx: ProjectionTransaction,
  { data }: EventOf<'ReminderEdited'>,
): Promise<unknown> =>
  tx.query(
    `update reminders set sealed_text = $2, is_watering = $3, first_due_at = $4, recurrence_type = $5,
       recurrence_interval = $6, priority = $7, garden_id = $8, plant_id = $9, revision = $10 where id = $1`,
    [
      data.reminderId,
      data.sealedText,
      data.isWatering,
      data.dueAt,
      data.recurrence?.type ?? null,
      data.recurrence?.interval ?? null,
      data.priority,
      data.gardenId,
      data.plantId,
      data.revision,
    ],
  );

/** The date is another one, and so is that from which later ones count. */
export async function moveReminder(
  tx: ProjectionTransaction,
  { data }: EventOf<'ReminderMoved'>,
): Promise<void> {
  const { reminderId, revision, turn, dueAt } = data;
  const { rows } = await tx.query<{ time_zone: string }>(
    'update reminders set first_due_at = $2, revision = $3 where id = $1 returning time_zone',
    [reminderId, dueAt, revision],
  );
  await tx.query(
    'update reminder_turns set due_at = $3, scheduled_at = $3, due_on = $4 where reminder_id = $1 and turn = $2',
    [reminderId, turn, dueAt, dayIn(zoneOf(rows, reminderId), dueAt)],
  );
}

/** The date asks at another time, and stays where it is in the rhythm. */
export async function snoozeReminder(
  tx: ProjectionTransaction,
  { data }: EventOf<'ReminderSnoozed'>,
): Promise<void> {
  const { reminderId, revision, turn, dueAt } = data;
  const { rows } = await tx.query<{ time_zone: string }>(
    'update reminders set revision = $2 where id = $1 returning time_zone',
    [reminderId, revision],
  );
  await tx.query('update reminder_turns set due_at = $3, due_on = $4 where reminder_id = $1 and turn = $2', [
    reminderId,
    turn,
    dueAt,
    dayIn(zoneOf(rows, reminderId), dueAt),
  ]);
}

function zoneOf(rows: readonly { readonly time_zone: string }[], reminderId: string): string {
  const [reminder] = rows;
  if (!reminder) throw new Error(`reminder ${reminderId} was never added`);
  return reminder.time_zone;
}

export const endReminder = (
  tx: ProjectionTransaction,
  { data }: EventOf<'ReminderEnded'>,
): Promise<unknown> =>
  tx.query('update reminders set is_ended = true, revision = $2 where id = $1', [
    data.reminderId,
    data.revision,
  ]);

export const deleteReminder = (
  tx: ProjectionTransaction,
  { data }: EventOf<'ReminderDeleted'>,
): Promise<unknown> =>
  tx.query('update reminders set is_deleted = true, revision = $2 where id = $1', [
    data.reminderId,
    data.revision,
  ]);

/** The deletion is taken back, or else the end: see `restored` of the decider's state. */
export const restoreReminder = (
  tx: ProjectionTransaction,
  { data }: EventOf<'ReminderRestored'>,
): Promise<unknown> =>
  tx.query(
    'update reminders set is_ended = is_ended and is_deleted, is_deleted = false, revision = $2 where id = $1',
    [data.reminderId, data.revision],
  );
