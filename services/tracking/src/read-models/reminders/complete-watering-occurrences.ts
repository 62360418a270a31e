import { type GardenEvent, gardenCareOf } from '@planted/contracts';
import type { LoggedEvent, ProjectionTransaction } from '@planted/event-sourcing';
import { type CalendarDay, dayOf, type RecurrenceType } from '@planted/garden-domain';
import { nextDueAt } from '../../reminder/reminder.decider';
import { insertOccurrence } from './insert-occurrence';
import { markCompleted, type OccurrenceOf } from './mark-completed';

type WateringEvent = Extract<GardenEvent, { type: 'GardenWatered' | 'GardenEventRecorded' }>;

interface OpenOccurrence {
  reminder_id: string;
  owner_id: string;
  turn: number;
  scheduled_at: Date;
  first_due_at: Date;
  time_zone: string;
  recurrence_type: RecurrenceType | null;
  recurrence_interval: number | null;
}

export interface Watering {
  /** The event that recorded it, where that may be corrected or taken back. */
  readonly eventId?: string;
  /** Its place in the log: reminders that were added later are none of its. */
  readonly sequence: number | string;
  readonly gardenId: string;
  readonly day: CalendarDay;
  /** Plants that were watered; null for all of the garden. */
  readonly plantIds: readonly string[] | null;
  /** A reminder of no plant in particular is completed by watering the garden, not one plant of it. */
  readonly ofGarden: boolean;
  /** ISO 8601. */
  readonly at: string;
  /** The date of a watering reminder whose tick it is. */
  readonly with?: OccurrenceOf;
}

/** Water Garden, or an event 'watered' of the garden or one of its plants: reminders of what was watered. */
export async function completeWatered(
  tx: ProjectionTransaction,
  event: LoggedEvent<WateringEvent>,
): Promise<void> {
  const { time: at } = event.metadata;
  const care = gardenCareOf(event, at);
  if (care?.kind === 'watered')
    await recordWatering(tx, {
      ...care,
      eventId: event.id,
      sequence: event.sequence,
      ownerId: event.metadata.actor,
      day: care.day ?? dayOf(new Date(at)),
      at,
    });
}

/** Remembers a watering, which may be corrected or taken back, and completes what it completes. */
async function recordWatering(
  tx: ProjectionTransaction,
  watering: Watering & { readonly ownerId: string },
): Promise<void> {
  const { eventId, sequence, gardenId, ownerId, day, plantIds, ofGarden, at } = watering;
  await tx.query(
    `insert into reminder_waterings
       (event_id, sequence, garden_id, owner_id, day, plant_ids, of_garden, watered_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8)`,
    [eventId, sequence, gardenId, ownerId, day, plantIds, ofGarden, at],
  );
  await completeWatering(tx, watering);
}

/**
 * Completes what was due up to the day of the watering, overdue dates included, and plans what recurs: of all reminders
 * that were there by then, or of these of them.
 */
export async function completeWatering(
  tx: ProjectionTransaction,
  watering: Watering,
  reminderIds: readonly string[] | null = null,
): Promise<void> {
  const { eventId, sequence, gardenId, day, plantIds, ofGarden, at } = watering;
  const { rows } = await tx.query<OpenOccurrence>(
    `select t.reminder_id, t.owner_id, t.turn, t.scheduled_at, r.first_due_at, r.time_zone, r.recurrence_type,
       r.recurrence_interval
     from reminders r join reminder_turns t on t.reminder_id = r.id
     where r.garden_id = $1 and r.is_watering and r.is_active
       and not r.is_ended and not r.is_deleted and not t.is_completed and t.due_on <= $2
       and (case when r.plant_id is null then $4 else $3::uuid[] is null or r.plant_id = any($3::uuid[]) end)
       and r.sequence < $5 and ($6::uuid[] is null or r.id = any($6::uuid[]))
     order by t.due_at, t.id`,
    [gardenId, day, plantIds, ofGarden, sequence, reminderIds],
  );
  for (const row of rows) {
    const { reminder_id: reminderId, owner_id: ownerId, turn: occurrence, time_zone: timeZone } = row;
    await markCompleted(tx, {
      reminderId,
      occurrence,
      at,
      by: 'watering',
      with: watering.with,
      wateringId: eventId,
    });
    const recurrence = row.recurrence_type && {
      type: row.recurrence_type,
      interval: row.recurrence_interval ?? 1,
    };
    const series = { recurrence, timeZone, dueAt: row.first_due_at.toISOString() };
    const dueAt = nextDueAt(series, row.scheduled_at.toISOString(), day);
    if (dueAt !== null)
      await insertOccurrence(tx, { reminderId, ownerId, timeZone, number: occurrence + 1, dueAt });
  }
}
