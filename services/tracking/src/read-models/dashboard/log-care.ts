import { type GardenCare, type GardenEvent, gardenCareOf, type ReminderEvent } from '@planted/contracts';
import type { LoggedEvent, ProjectionTransaction } from '@planted/event-sourcing';
import { wateringReminders } from '../watering-reminders';

type CareEvent = Extract<GardenEvent, { type: 'GardenWatered' | 'GardenEventRecorded' }>;
type ReminderCompleted = Extract<ReminderEvent, { type: 'ReminderCompleted' }>;
type ReminderReopened = Extract<ReminderEvent, { type: 'ReminderReopened' }>;

/** Which reminders are waterings once they are ticked off. */
export const dashboardReminders = wateringReminders('watering_reminders');

/** The tick of a reminder that a watering was logged by. */
interface Tick {
  readonly reminderId: string;
  readonly occurrence: number;
}

/** Water Garden, or an event 'watered' or 'harvested' of a garden or one of its plants. */
export async function logCare(tx: ProjectionTransaction, event: LoggedEvent<CareEvent>): Promise<void> {
  const care = gardenCareOf(event, event.metadata.time);
  if (care) await insertCare(tx, event.id, care);
}

/** A watering reminder of a garden was ticked off: that is a watering. */
export async function logTickedWatering(
  tx: ProjectionTransaction,
  { id, data: { reminderId, turn: occurrence, completedOn: day } }: LoggedEvent<ReminderCompleted>,
): Promise<void> {
  const subject = await dashboardReminders.subjectOf(tx, reminderId);
  if (!subject) return;
  const { gardenId, plantId } = subject;
  const plantIds = plantId === null ? null : [plantId];
  const care = { kind: 'watered', gardenId, day, plantIds, ofGarden: plantId === null } as const;
  await insertCare(tx, id, care, { reminderId, occurrence });
}

/** What a tick had logged is taken back with it. */
export const withdrawTickedWatering = (
  tx: ProjectionTransaction,
  { data: { reminderId, turn } }: LoggedEvent<ReminderReopened>,
): Promise<unknown> => withdrawCare(tx, 'reminder_id = $1 and turn = $2', [reminderId, turn]);

/** A watering is of what is in the ground. */
const WATERED = `p.planted_date <= $3::date and ($4::uuid[] is null or p.id = any($4::uuid[]))`;
/** A harvest is of its plant's whole planting: its kind, planted on the same day; one of the garden, of what was ripe. */
const HARVESTED = `p.planted_date <= $3::date and case when $4::uuid[] is null then p.expected_harvest_date <= $3::date
  else (p.plant_id, p.planted_date) in (
    select n.plant_id, n.planted_date from garden_plants n where n.garden_id = $2 and n.id = any($4::uuid[])
  ) end`;

/** In one statement: a handler that awaited an answer in between would make a rebuild several times as slow. */
export function insertCare(
  tx: ProjectionTransaction,
  id: string,
  { kind, gardenId, day, plantIds, ofGarden }: GardenCare,
  tick?: Tick,
): Promise<unknown> {
  const isWatering = kind === 'watered';
  const column = isWatering ? 'last_watered' : 'harvested_on';
  return tx.query(
    `with plants as (
       select p.id from garden_plants p where p.garden_id = $2 and ${isWatering ? WATERED : HARVESTED}
     ), logged as (
       insert into care (id, garden_id, owner_id, kind, day, of_garden, plant_ids, reminder_id, turn)
       select $1, g.id, g.owner_id, $5, $3, $6, array(select id from plants order by id), $7, $8 from gardens g where g.id = $2
     )
     update garden_plants set ${column} = greatest(${column}, $3::date) where id in (select id from plants)`,
    [id, gardenId, day, plantIds, kind, ofGarden, tick?.reminderId ?? null, tick?.occurrence ?? null],
  );
}

/**
 * Takes back what was logged, wherever `condition` holds in `care`; its plants were last watered and harvested as the
 * rest of the log says.
 */
export const withdrawCare = (
  tx: ProjectionTransaction,
  condition: string,
  values: readonly unknown[],
): Promise<unknown> =>
  tx.query(
    `with withdrawn as (delete from care where ${condition} returning id, garden_id, plant_ids)
     update garden_plants p set last_watered = ${lastDay('watered')}, harvested_on = ${lastDay('harvested')}
     from withdrawn w where p.garden_id = w.garden_id and p.id = any(w.plant_ids)`,
    [...values],
  );

const lastDay = (kind: GardenCare['kind']): string => `(select max(c.day) from care c
  where c.garden_id = p.garden_id and c.kind = '${kind}' and p.id = any(c.plant_ids)
    and c.id not in (select id from withdrawn))`;
