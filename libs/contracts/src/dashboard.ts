import { z } from 'zod';
import { gardenRow } from './garden';
import { gardenPlant, gardenPlantRow } from './garden-plant';
import { calendarDay, uuid } from './text';

/** Gardens with a preview, plant cards, and plant cards of one stage (3 §9). */
export const DASHBOARD_GARDENS = 5;
export const DASHBOARD_PLANTS = 12;
export const DASHBOARD_PLANTS_OF_A_STAGE = 3;
/** Most gardens in which something is to be done today, and most kinds of ripe plants of one garden. */
export const DASHBOARD_TODAY = 50;
export const DASHBOARD_HARVESTS = 50;

/** A plant in a preview: where it stands, in which color, and its picture. */
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
  .extend({ plant_name: z.string(), plant_image_url: z.string() });
export type PreviewPlant = z.infer<typeof previewPlant>;

/** Ripe plants of one kind in one garden. */
export const ripeKind = z.object({
  plant_name: z.string(),
  plants: z.number().int(),
  /** Whole days since the first of them was ripe. */
  readyDays: z.number().int(),
  /** One of them. */
  id: uuid,
});
export type RipeKind = z.infer<typeof ripeKind>;

/** What is to be done in one garden on a day; 0 where nothing is. */
export const gardenToday = z.object({
  garden_id: uuid,
  name: z.string(),
  /** Plants without a planting date. */
  datesToSet: z.number().int(),
  /** Plants in the ground whose last watering is longer ago than their water_frequency asks for. */
  wateringDue: z.number().int(),
  /** Whole days since the one of them that waits longest was watered, or planted when it never was. */
  dryDays: z.number().int(),
  /** Whether that one was ever watered. */
  wasWatered: z.boolean(),
  /** The kinds that wait longest, at most 50, without those that a logged harvest has ended. */
  harvests: z.array(ripeKind),
});
export type GardenToday = z.infer<typeof gardenToday>;

export const dashboard = z.object({
  /** The day that stages, harvests and what is due were calculated for. */
  day: calendarDay,
  counts: z.object({
    gardens: z.number().int(),
    plants: z.number().int(),
    readyForPlanting: z.number().int(),
    readyForHarvest: z.number().int(),
    /** Everything to be done today in all gardens: waterings, kinds to harvest and planting dates to set. */
    tasks: z.number().int().optional(),
  }),
  /** The first 5, oldest first. */
  gardens: z.array(
    gardenRow.extend({
      /** Plantings: a square with 16 carrots is one. */
      plantCount: z.number().int(),
      /** Plants that grow in them, and squares that they cover. */
      growing: z.number().int().optional(),
      squares: z.number().int().optional(),
      plants: z.array(previewPlant),
    }),
  ),
  /** At most 12: 3 of a stage at most, from Harvest down to planned, then any that remain. */
  plantCards: z.array(gardenPlant.extend({ garden_name: z.string() })),
  /** Gardens with something to do, the most first, at most 50. */
  today: z.array(gardenToday),
  /** Further gardens with something to do. */
  moreToday: z.number().int(),
});
export type Dashboard = z.infer<typeof dashboard>;
