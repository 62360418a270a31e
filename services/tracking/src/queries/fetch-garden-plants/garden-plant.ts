import type { GardenPlant, GardenPlantRow, Plant } from '@planted/contracts';
import { type CalendarDay, growthOn } from '@planted/garden-domain';

/**
 * A garden plant with its plant record and where it stands in its growth on the given day (3 §3, §4).
 * @throws Error for another plant's record.
 */
export function gardenPlantOn(
  { plant_id, ...row }: GardenPlantRow,
  plant: Plant,
  today: CalendarDay,
): GardenPlant {
  if (plant_id !== plant.id) throw new Error(`${plant.id} is not the plant ${plant_id}`);
  const growth = growthOn(plant, row.planted_date, today, row.harvested_on);
  return {
    ...row,
    plant,
    plant_status: growth.status,
    plant_current_stage_name: growth.stageName,
    plant_current_stage_days_left: growth.stageDaysLeft,
  };
}
