import type { GardenPlant, GardenPlantRow, Plant } from '@planted/contracts';
import { type CalendarDay, growthOn } from '@planted/garden-domain';

/** A garden plant with its plant record and where it stands in its growth on the given day (3 §3, §4). */
export function gardenPlantOn(
  { plant_id: _, ...row }: GardenPlantRow,
  plant: Plant,
  today: CalendarDay,
): GardenPlant {
  const growth = growthOn(plant, row.planted_date, today);
  return {
    ...row,
    plant,
    plant_status: growth.status,
    plant_current_stage_name: growth.stageName,
    plant_current_stage_days_left: growth.stageDaysLeft,
  };
}
