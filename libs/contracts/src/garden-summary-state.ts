import { HARDINESS_ZONES, MAINTENANCE_LEVELS, SOIL_TYPES, SUNLIGHT_LEVELS } from '@planted/garden-domain';
import { z } from 'zod';
import { matrixText } from './garden';
import { uuid } from './text';

/** One saved plot as the designer hands it on (1 §3 'Saved garden plots'). */
export const savedGardenPlot = z.object({
  /** Made when the plot was denoted; the server uses it to tell a repeated save from a new garden. */
  draftId: uuid,
  name: z.string(),
  matrix: matrixText,
  soilType: z.enum(SOIL_TYPES),
  hardiness: z.enum(HARDINESS_ZONES),
  sunlight: z.enum(SUNLIGHT_LEVELS),
  maintenance: z.enum(MAINTENANCE_LEVELS),
});
export type SavedGardenPlot = z.infer<typeof savedGardenPlot>;

/** Navigation state of /garden-summary: denoted plots by garden name, and saved plots. Lists of pairs, since names are user text. */
export const gardenSummaryState = z.object({
  denotedPlots: z.array(z.tuple([z.string(), z.array(z.number().int())])),
  savedGardenPlots: z.array(savedGardenPlot),
  /** Path of the designer that handed them over: where the way back leads. */
  designerPath: z
    .string()
    .regex(/^\/[a-z-]+$/)
    .optional(),
});
export type GardenSummaryState = z.infer<typeof gardenSummaryState>;
