import { z } from 'zod';
import { calendarDay, uuid } from './text';

/** Most days of one answer. */
export const MAX_ANALYTICS_DAYS = 400;

/** What happened in a garden on one day, and how it stood when the day ended. */
export const gardenDay = z.object({
  day: calendarDay,
  /** Plants whose planting date is this day, those included that were removed later. */
  planted: z.number().int(),
  /** Waterings: of the whole garden, and those that the gardener logged. */
  watered: z.number().int(),
  /** Harvests that the gardener logged. */
  harvested: z.number().int(),
  /** Plants in the ground. */
  growing: z.number().int(),
  /** Average health of the plants in the ground, 0 to 10; null without one. */
  health: z.number().nullable(),
});
export type GardenDay = z.infer<typeof gardenDay>;

/** A garden day by day, the oldest first and none left out. */
export const gardenAnalytics = z.object({ garden_id: uuid, days: z.array(gardenDay) });
export type GardenAnalytics = z.infer<typeof gardenAnalytics>;
