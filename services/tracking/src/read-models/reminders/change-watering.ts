import type { GardenEvent } from '@planted/contracts';
import type { LoggedEvent, ProjectionTransaction } from '@planted/event-sourcing';
import { completeWatering, type Watering } from './complete-watering-occurrences';

type EventOf<Type extends GardenEvent['type']> = LoggedEvent<Extract<GardenEvent, { type: Type }>>;

/** A watering was on another day or of other plants: what it completed is open again, and it completes what it does now. */
export async function correctWatering(
  tx: ProjectionTransaction,
  { data: { eventId, action, now } }: EventOf<'GardenEventCorrected'>,
): Promise<void> {
  if (action !== 'watered') return;
  await tx.query(
    'update reminder_waterings set day = $2, plant_ids = $3, of_garden = $4 where event_id = $1',
    [eventId, now.day, now.plantIds, now.subject === 'garden'],
  );
  const reopened = await reopen(tx, eventId);
  await complete(tx, eventId);
  await completeByLater(tx, eventId, reopened);
}

/** What it completed is open again, unless another watering since then has completed it as well. */
export async function withdrawWatering(
  tx: ProjectionTransaction,
  { data: { eventId, action } }: EventOf<'GardenEventWithdrawn'>,
): Promise<void> {
  if (action !== 'watered') return;
  await tx.query('update reminder_waterings set is_withdrawn = true where event_id = $1', [eventId]);
  await completeByLater(tx, eventId, await reopen(tx, eventId));
}

export async function restoreWatering(
  tx: ProjectionTransaction,
  { data: { eventId, action } }: EventOf<'GardenEventRestored'>,
): Promise<void> {
  if (action !== 'watered') return;
  await tx.query('update reminder_waterings set is_withdrawn = false where event_id = $1', [eventId]);
  await complete(tx, eventId);
}

/** Opens the dates that a watering has completed, and withdraws those after them; answers their reminders. */
async function reopen(tx: ProjectionTransaction, eventId: string): Promise<string[]> {
  const { rows } = await tx.query<{ reminder_id: string }>(
    `update reminder_turns set is_completed = false, completed_at = null, completed_by = null, watering_id = null
     where watering_id = $1 returning reminder_id`,
    [eventId],
  );
  // Of several open dates in a row only the first is planned.
  await tx.query(
    `delete from reminder_turns t using reminder_turns o where t.reminder_id = any($1::uuid[])
     and o.reminder_id = t.reminder_id and o.turn = t.turn - 1 and not t.is_completed and not o.is_completed`,
    [rows.map(({ reminder_id }) => reminder_id)],
  );
  return rows.map(({ reminder_id }) => reminder_id);
}

interface WateringRow {
  event_id: string;
  sequence: string;
  garden_id: string;
  day: string;
  plant_ids: string[] | null;
  of_garden: boolean;
  watered_at: Date;
}

const SELECT = `select event_id, sequence, garden_id, day::text, plant_ids, of_garden, watered_at
  from reminder_waterings`;

const wateringOf = (row: WateringRow): Watering => ({
  eventId: row.event_id,
  sequence: row.sequence,
  gardenId: row.garden_id,
  day: row.day,
  plantIds: row.plant_ids,
  ofGarden: row.of_garden,
  at: row.watered_at.toISOString(),
});

async function complete(tx: ProjectionTransaction, eventId: string): Promise<void> {
  const { rows } = await tx.query<WateringRow>(`${SELECT} where event_id = $1`, [eventId]);
  for (const row of rows) await completeWatering(tx, wateringOf(row));
}

/** Lets the waterings that were recorded after this one complete what it completed before. */
async function completeByLater(
  tx: ProjectionTransaction,
  eventId: string,
  reminderIds: readonly string[],
): Promise<void> {
  if (reminderIds.length === 0) return;
  const { rows } = await tx.query<WateringRow>(
    `${SELECT} w where not is_withdrawn and exists (select from reminder_waterings c
       where c.event_id = $1 and c.garden_id = w.garden_id and c.sequence < w.sequence) order by sequence`,
    [eventId],
  );
  for (const row of rows) await completeWatering(tx, wateringOf(row), reminderIds);
}
