import { z } from 'zod';
import { gardenRow } from './garden';
import { gardenPlant, gardenPlantRow } from './garden-plant';
import { calendarDay, uuid } from './text';

/** Gardens with a preview, plant cards, and plant cards of one stage (3 §9). */
export const DASHBOARD_GARDENS = 5;
export const DASHBOARD_PLANTS = 12;
export const DASHBOARD_PLANTS_OF_A_STAGE = 3;
/** Most gardens in which something is to be done today. */
export const DASHBOARD_TODAY = 50;

/** A plant in a preview: where it stands and in which colour. */
export const previewPlant = gardenPlantRow
  .pick({
    id: true,
    plant_id: true,
    grid_x: true,
    grid_y: true,
    custom_planting_width: true,
    custom_planting_height: true,
    display_color: true,
  })
  .extend({ plant_name: z.string() });
export type PreviewPlant = z.infer<typeof previewPlant>;

/** What is to be done in one garden on a day; 0 where nothing is. */
export const gardenToday = z.object({
  garden_id: uuid,
  name: z.string(),
  /** Plants without a planting date. */
  datesToSet: z.number().int(),
  /** Plants in the ground whose last watering is longer ago than their water_frequency asks for. */
  wateringDue: z.number().int(),
  /** Plants that are ripe. */
  harvestsDue: z.number().int(),
});
export type GardenToday = z.infer<typeof gardenToday>;

export const dashboard = z.object({
  /** The day (UTC) that stages, harvests and what is due were reckoned for. */
  day: calendarDay,
  counts: z.object({
    gardens: z.number().int(),
    plants: z.number().int(),
    readyForPlanting: z.number().int(),
    readyForHarvest: z.number().int(),
  }),
  /** The first 5, oldest first. */
  gardens: z.array(gardenRow.extend({ plantCount: z.number().int(), plants: z.array(previewPlant) })),
  /** At most 12: 3 of a stage at most, from Harvest down to planned, then any that remain. */
  plantCards: z.array(gardenPlant),
  /** Gardens with something to do, the most first, at most 50. */
  today: z.array(gardenToday),
});
export type Dashboard = z.infer<typeof dashboard>;
