import type { GardenEvent } from '@planted/contracts';
import type { LoggedEvent, ProjectionTransaction } from '@planted/event-sourcing';
import { type CalendarDay, dayOf } from '@planted/garden-domain';

// Statements of one event are sent at once and run in their order: none waits for the answer to another.

type EventOf<Type extends GardenEvent['type']> = LoggedEvent<Extract<GardenEvent, { type: Type }>>;

const dayOfEvent = ({ metadata }: Pick<LoggedEvent, 'metadata'>): CalendarDay =>
  dayOf(new Date(metadata.time));

/** The plants of a layout stand from now on, all others of the garden not any more. */
export async function placePlants(tx: ProjectionTransaction, event: EventOf<'LayoutSaved'>): Promise<void> {
  const { gardenId, plants } = event.data;
  const ids = plants.map(({ id }) => id);
  await Promise.all([
    tx.query(
      `insert into analytics_plants (id, garden_id, placed_on) select unnest($2::uuid[]), $1, $3
       on conflict (id) do update set removed_on = null`,
      [gardenId, ids, dayOfEvent(event)],
    ),
    tx.query(
      `update analytics_plants set removed_on = $3
       where garden_id = $1 and removed_on is null and id <> all ($2::uuid[])`,
      [gardenId, ids, dayOfEvent(event)],
    ),
    rememberHealth(tx, gardenId, dayOfEvent(event)),
  ]);
}

export async function removePlants(
  tx: ProjectionTransaction,
  event: EventOf<'PlantsRemoved'>,
): Promise<void> {
  const { gardenId, plantIds } = event.data;
  await Promise.all([
    tx.query('update analytics_plants set removed_on = $3 where garden_id = $1 and id = any($2::uuid[])', [
      gardenId,
      plantIds,
      dayOfEvent(event),
    ]),
    rememberHealth(tx, gardenId, dayOfEvent(event)),
  ]);
}

/** One act in a layout: what came and went, on the days that its gardener named. */
export async function changePlants(
  tx: ProjectionTransaction,
  event: EventOf<'LayoutChanged'>,
): Promise<void> {
  const { gardenId, added, restored, ended } = event.data;
  const came = [...added, ...restored].map(({ id }) => id);
  const went = ended.map(({ id, day }) => ({ id, removed_on: day }));
  await Promise.all([
    came.length > 0 &&
      tx.query(
        `insert into analytics_plants (id, garden_id, placed_on) select unnest($2::uuid[]), $1, $3
       on conflict (id) do update set removed_on = null where analytics_plants.garden_id = excluded.garden_id`,
        [gardenId, came, dayOfEvent(event)],
      ),
    went.length > 0 &&
      tx.query(
        `update analytics_plants p set removed_on = s.removed_on
       from json_populate_recordset(null::analytics_plants, $2) s where p.garden_id = $1 and p.id = s.id`,
        [gardenId, JSON.stringify(went)],
      ),
    rememberHealth(tx, gardenId, dayOfEvent(event)),
  ]);
}

export async function datePlants(
  tx: ProjectionTransaction,
  event: EventOf<'PlantingDatesSet'>,
): Promise<void> {
  const { gardenId, plantings } = event.data;
  const rows = plantings.map(({ id, plantedDate, healthRating }) => ({
    id,
    planted_date: plantedDate,
    health_rating: healthRating,
  }));
  await Promise.all([
    tx.query(
      `update analytics_plants p set planted_date = s.planted_date, health_rating = s.health_rating,
       initial_health = coalesce(p.initial_health, s.health_rating), dated_on = coalesce(p.dated_on, $3)
     from json_populate_recordset(null::analytics_plants, $2) s where p.garden_id = $1 and p.id = s.id`,
      [gardenId, JSON.stringify(rows), dayOfEvent(event)],
    ),
    rememberHealth(tx, gardenId, dayOfEvent(event)),
  ]);
}

/** Plants that are not in the ground after all. */
export async function undatePlants(
  tx: ProjectionTransaction,
  event: EventOf<'SeasonPlanned'>,
): Promise<void> {
  const { gardenId, unplanted } = event.data;
  if (unplanted.length === 0) return;
  await Promise.all([
    tx.query(
      `update analytics_plants set planted_date = null, health_rating = null, initial_health = null, dated_on = null
       where garden_id = $1 and id = any ($2::uuid[])`,
      [gardenId, unplanted],
    ),
    rememberHealth(tx, gardenId, dayOfEvent(event)),
  ]);
}

export async function ratePlants(
  tx: ProjectionTransaction,
  event: EventOf<'PlantHealthRated'>,
): Promise<void> {
  const { gardenId, ratings } = event.data;
  const rows = ratings.map(({ id, healthRating }) => ({ id, health_rating: healthRating }));
  await Promise.all([
    tx.query(
      `update analytics_plants p set health_rating = s.health_rating
     from json_populate_recordset(null::analytics_plants, $2) s where p.garden_id = $1 and p.id = s.id`,
      [gardenId, JSON.stringify(rows)],
    ),
    tx.query(
      `insert into analytics_ratings (event_id, plant_id, garden_id, day, sequence, health_rating)
       select $2, s.id, $1, $3, $4, s.health_rating from json_populate_recordset(null::analytics_plants, $5) s`,
      [gardenId, event.id, dayOfEvent(event), event.sequence, JSON.stringify(rows)],
    ),
    rememberHealth(tx, gardenId, dayOfEvent(event)),
  ]);
}

const rememberHealth = (tx: ProjectionTransaction, gardenId: string, day: CalendarDay): Promise<unknown> =>
  tx.query(
    `insert into analytics_health (garden_id, day, health)
     select $1, $2, avg(health_rating) from analytics_plants where garden_id = $1 and removed_on is null
     on conflict (garden_id, day) do update set health = excluded.health`,
    [gardenId, day],
  );
