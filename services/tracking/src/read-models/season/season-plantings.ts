import type { EndedPlanting, GardenEvent, PlacedPlant } from '@planted/contracts';
import type { LoggedEvent, ProjectionTransaction } from '@planted/event-sourcing';
import { type CalendarDay, dayOf } from '@planted/garden-domain';
import { raiseVersion } from './season-gardens';

type EventOf<Type extends GardenEvent['type']> = LoggedEvent<Extract<GardenEvent, { type: Type }>>;

// Statements of one event are sent at once and run in their order: none waits for the answer to another.

/** Who put a layout in place of another did not say how those ended that are missing. */
export const endMissingPlantings = (
  tx: ProjectionTransaction,
  { data: { gardenId, plants }, metadata }: EventOf<'LayoutSaved'>,
): Promise<unknown> =>
  Promise.all([
    raiseVersion(tx, gardenId),
    tx.query(
      `update season_plantings set state = 'ended', ended_on = $3
       where garden_id = $1 and state = 'standing' and id <> all ($2::uuid[])`,
      [gardenId, plants.map(({ id }) => id), dayOf(new Date(metadata.time))],
    ),
    putPlantings(tx, { gardenId, state: 'standing', time: metadata.time }, plants),
  ]);

export const endPlantings = (
  tx: ProjectionTransaction,
  { data: { gardenId, plantIds }, metadata }: EventOf<'PlantsRemoved'>,
): Promise<unknown> =>
  Promise.all([
    raiseVersion(tx, gardenId),
    tx.query(
      `update season_plantings set state = 'ended', ended_on = $3
       where garden_id = $1 and state = 'standing' and id = any ($2::uuid[])`,
      [gardenId, plantIds, dayOf(new Date(metadata.time))],
    ),
  ]);

export function setPlantedDays(
  tx: ProjectionTransaction,
  { data: { gardenId, plantings } }: EventOf<'PlantingDatesSet'>,
): Promise<unknown> {
  const rows = plantings.map(({ id, plantedDate }) => ({ id, planted_on: plantedDate }));
  return tx.query(
    `update season_plantings p set planted_on = s.planted_on
     from json_populate_recordset(null::season_plantings, $2) s where p.garden_id = $1 and p.id = s.id`,
    [gardenId, JSON.stringify(rows)],
  );
}

/** Where plantings are put, as what, and when. */
interface Putting {
  readonly gardenId: string;
  readonly state: 'standing' | 'coming';
  /** When the event was recorded. */
  readonly time: string;
}

/** A planting as an event has it, with its day in the ground where the event says that, too. */
type PutPlanting = PlacedPlant & { readonly plantedDate?: CalendarDay | null };

/**
 * Plantings that stand, or are to come, from now on: new ones, and such that were something else. Nobody can take over
 * one of another garden: a row of that id stays what it is, and the moment at which it was added first. One of a garden that
 * is not there has no owner, which the table refuses: the event is parked.
 */
export function putPlantings(
  tx: ProjectionTransaction,
  { gardenId, state, time }: Putting,
  plantings: readonly PutPlanting[],
): Promise<unknown> {
  const rows = plantings.map((spot) => ({
    ...spotRow(spot),
    plant_id: spot.plantId,
    plant_name: spot.plantName,
    planted_on: spot.plantedDate ?? null,
  }));
  // What has its day from another event keeps it as long as it stands.
  const put = tx.query(
    `insert into season_plantings as p (id, garden_id, owner_id, plant_id, plant_name, x, y, width, height, color,
       plants_per_square, state, planted_on, added_at, after_id, under_id, fixed, done)
     select s.id, $1, g.owner_id, s.plant_id, s.plant_name, s.x, s.y, s.width, s.height, s.color,
       s.plants_per_square, $3, s.planted_on, $4, a.after_id, a.under_id, coalesce(a.fixed, '{}'), coalesce(a.done, '{}')
     from json_populate_recordset(null::season_plantings, $2) s left join season_gardens g on g.id = $1
       left join season_awaited a on a.id = s.id and a.garden_id = $1
     on conflict (id) do update set x = excluded.x, y = excluded.y, width = excluded.width,
       height = excluded.height, color = excluded.color, plants_per_square = excluded.plants_per_square,
       state = excluded.state,
       was_coming = $3 = 'standing' and (p.was_coming or p.state in ('coming', 'dropped')),
       planted_on = case when $3 = p.state then p.planted_on else excluded.planted_on end,
       ended_on = null, end_how = null, end_cause = null
     where p.garden_id = excluded.garden_id`,
    [gardenId, JSON.stringify(rows), state, time],
  );
  const ids = plantings.map(({ id }) => id);
  const met = tx.query('delete from season_awaited where garden_id = $1 and id = any ($2::uuid[])', [
    gardenId,
    ids,
  ]);
  return Promise.all([put, met]);
}

/** How plantings of one state ended, each on its day. */
export function endEach(
  tx: ProjectionTransaction,
  gardenId: string,
  [from, to]: readonly ['standing', 'ended'] | readonly ['coming', 'dropped'],
  ends: readonly (EndedPlanting & { readonly cause: string | undefined })[],
): Promise<unknown> {
  const rows = ends.map(({ id, how, day, cause = null }) => ({
    ...{ id, end_how: how, ended_on: day, end_cause: cause },
  }));
  return tx.query(
    `update season_plantings p set state = $4, ended_on = s.ended_on, end_how = s.end_how, end_cause = s.end_cause
     from json_populate_recordset(null::season_plantings, $2) s
     where p.garden_id = $1 and p.id = s.id and p.state = $3`,
    [gardenId, JSON.stringify(rows), from, to],
  );
}

export const spotRow = ({
  id,
  x,
  y,
  width,
  height,
  color,
  plantsPerSquare,
}: Omit<PlacedPlant, 'plantId' | 'plantName'>) => ({
  ...{ id, x, y, width, height, color, plants_per_square: plantsPerSquare },
});
