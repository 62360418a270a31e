import type { ReminderEvent } from '@planted/contracts';
import type { LoggedEvent, ProjectionTransaction } from '@planted/event-sourcing';
import { completeWatering } from './complete-watering-occurrences';
import { insertOccurrence } from './insert-occurrence';
import { markCompleted } from './mark-completed';

type ReminderCompleted = Extract<ReminderEvent, { type: 'ReminderCompleted' }>;
type ReminderReopened = Extract<ReminderEvent, { type: 'ReminderReopened' }>;

interface Reminder {
  owner_id: string;
  time_zone: string;
  is_watering: boolean;
  garden_id: string | null;
  plant_id: string | null;
}

/**
 * Ticks a date off, unless a watering did before, and plans the next one. Where it asked for watering a garden or plant,
 * that is watered now, and further reminders of it are done.
 */
export async function completeOccurrence(
  tx: ProjectionTransaction,
  { data, metadata, sequence }: LoggedEvent<ReminderCompleted>,
): Promise<void> {
  const { reminderId, turn: occurrence, nextDueAt, completedOn: day } = data;
  await markCompleted(tx, { reminderId, occurrence, at: metadata.time, by: 'gardener' });
  const { rows } = await tx.query<Reminder>(
    'select owner_id, time_zone, is_watering, garden_id, plant_id from reminders where id = $1',
    [reminderId],
  );
  const [reminder] = rows;
  if (!reminder) throw new Error(`reminder ${reminderId} was never added`);
  const { owner_id: ownerId, time_zone: timeZone, garden_id: gardenId, plant_id: plantId } = reminder;
  if (nextDueAt !== null)
    await insertOccurrence(tx, { reminderId, ownerId, timeZone, number: occurrence + 1, dueAt: nextDueAt });
  if (!reminder.is_watering || gardenId === null) return;
  await completeWatering(tx, {
    gardenId,
    day,
    plantIds: plantId === null ? null : [plantId],
    ofGarden: plantId === null,
    at: metadata.time,
    sequence,
    with: { reminderId, occurrence },
  });
}

/** Opens a date again, with those that its tick completed, and withdraws what comes after unless it is completed too. */
export async function reopenOccurrence(
  tx: ProjectionTransaction,
  { data: { reminderId, turn: occurrence } }: LoggedEvent<ReminderReopened>,
): Promise<void> {
  await tx.query(
    `with opened as (
       update reminder_turns set is_completed = false, completed_at = null, completed_by = null, completed_with = null,
         watering_id = null
       where (reminder_id = $1 and turn = $2)
         or completed_with = (select id from reminder_turns where reminder_id = $1 and turn = $2)
       returning reminder_id, turn
     )
     delete from reminder_turns t using opened o
     where t.reminder_id = o.reminder_id and t.turn = o.turn + 1 and not t.is_completed`,
    [reminderId, occurrence],
  );
}
