import { PLANT_STATUSES } from '@planted/garden-domain';
import { z } from 'zod';
import { kindRow } from './kind-row';
import { calendarDay, hexColor, uuid } from './text';

/** A plant standing in a garden, as the read model keeps it: without the nested plant record. */
export const gardenPlantRow = z.object({
  id: uuid,
  garden_id: uuid,
  plant_id: z.string(),
  grid_x: z.number().int(),
  grid_y: z.number().int(),
  /** Feet; override the plant's own size (2 §3). */
  custom_planting_width: z.number().int(),
  custom_planting_height: z.number().int(),
  display_color: hexColor,
  /** How many grow in one square, where the gardener set it; else the plant table says. */
  custom_plants_per_square: z.number().int().nullable().optional(),
  planted_date: calendarDay.nullable(),
  expected_harvest_date: calendarDay.nullable(),
  /** 0 to 10; null until planted. */
  health_rating: z.number().nullable(),
  last_watered: calendarDay.nullable(),
  /** The last day on which a harvest of it was logged. */
  harvested_on: calendarDay.nullable().optional(),
});
export type GardenPlantRow = z.infer<typeof gardenPlantRow>;

/** The same with its plant record and where it stands today (3 §3 'Garden plant entry'). */
export const gardenPlant = gardenPlantRow.omit({ plant_id: true }).extend({
  plant: kindRow,
  plant_status: z.enum(PLANT_STATUSES),
  plant_current_stage_name: z.string().nullable(),
  plant_current_stage_days_left: z.number().nullable(),
});
export type GardenPlant = z.infer<typeof gardenPlant>;
