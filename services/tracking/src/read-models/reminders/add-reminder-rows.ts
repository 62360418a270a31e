import type { ReminderEvent } from '@planted/contracts';
import type { LoggedEvent, ProjectionTransaction } from '@planted/event-sourcing';
import { insertOccurrence } from './insert-occurrence';

type ReminderAdded = Extract<ReminderEvent, { type: 'ReminderAdded' }>;

/** A reminder, and the first of its dates. */
export async function addReminderRows(
  tx: ProjectionTransaction,
  { data, sequence }: LoggedEvent<ReminderAdded>,
): Promise<void> {
  const row = {
    id: data.reminderId,
    owner_id: data.ownerId,
    sequence,
    sealed_text: data.sealedText,
    is_watering: data.isWatering,
    first_due_at: data.dueAt,
    time_zone: data.timeZone,
    recurrence_type: data.recurrence?.type ?? null,
    recurrence_interval: data.recurrence?.interval ?? null,
    priority: data.priority,
    garden_id: data.gardenId,
    plant_id: data.plantId,
    is_active: data.isActive,
    revision: 0,
    is_ended: false,
    is_deleted: false,
  };
  await tx.query('insert into reminders select * from json_populate_record(null::reminders, $1)', [
    JSON.stringify(row),
  ]);
  const { reminderId, ownerId, timeZone, dueAt } = data;
  await insertOccurrence(tx, { reminderId, ownerId, timeZone, number: 1, dueAt });
}
