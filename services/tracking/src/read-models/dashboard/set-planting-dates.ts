import type { GardenEvent } from '@planted/contracts';
import type { LoggedEvent, ProjectionTransaction } from '@planted/event-sourcing';

type PlantingDatesSet = Extract<GardenEvent, { type: 'PlantingDatesSet' }>;

export function setPlantingDates(
  tx: ProjectionTransaction,
  { data }: LoggedEvent<PlantingDatesSet>,
): Promise<unknown> {
  const rows = data.plantings.map((planting) => ({
    id: planting.id,
    planted_date: planting.plantedDate,
    expected_harvest_date: planting.expectedHarvestDate,
    health_rating: planting.healthRating,
  }));
  return tx.query(
    `update garden_plants p set planted_date = s.planted_date,
       expected_harvest_date = s.expected_harvest_date, health_rating = s.health_rating
     from json_populate_recordset(null::garden_plants, $2) s where p.garden_id = $1 and p.id = s.id`,
    [data.gardenId, JSON.stringify(rows)],
  );
}
