import type { GardenEvent } from '@planted/contracts';
import type { LoggedEvent, ProjectionTransaction } from '@planted/event-sourcing';

type PlantHealthRated = Extract<GardenEvent, { type: 'PlantHealthRated' }>;

export function ratePlantHealth(
  tx: ProjectionTransaction,
  { data }: LoggedEvent<PlantHealthRated>,
): Promise<unknown> {
  const rows = data.ratings.map(({ id, healthRating }) => ({ id, health_rating: healthRating }));
  return tx.query(
    `update garden_plants p set health_rating = s.health_rating
     from json_populate_recordset(null::garden_plants, $2) s where p.garden_id = $1 and p.id = s.id`,
    [data.gardenId, JSON.stringify(rows)],
  );
}
