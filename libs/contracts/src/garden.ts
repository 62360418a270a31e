import {
  checkGardenName,
  describeMatrixProblem,
  formatMatrix,
  HARDINESS_ZONES,
  MAINTENANCE_LEVELS,
  MAX_GARDEN_NAME,
  parseMatrix,
  SOIL_TYPES,
  SUNLIGHT_LEVELS,
} from '@planted/garden-domain';
import { z } from 'zod';
import { gardenStyle } from './garden-style';
import { freeText, uuid } from './text';

/** 50 rows of 50 cells with room for white space around each. */
const MAX_MATRIX_TEXT = 50 * 50 * 4;

/** A garden's name as the server takes it: already sanitized by the rules of 1 §5, which are applied again. */
export const gardenName = freeText(MAX_GARDEN_NAME * 4).transform((input, context) => {
  const checked = checkGardenName(input, []);
  if (checked.ok) return checked.name;
  context.addIssue({ code: 'custom', message: checked.message });
  return z.NEVER;
});

/** Text form of a plot: rows by newline, cells by comma, at most 50 × 50, at least one 1; white space is dropped. */
export const matrixText = z
  .string()
  .max(MAX_MATRIX_TEXT, 'the matrix is too large')
  .transform((text, context) => {
    const parsed = parseMatrix(text);
    if (parsed.ok) return formatMatrix(parsed.matrix);
    context.addIssue({ code: 'custom', message: describeMatrixProblem(parsed.problem) });
    return z.NEVER;
  });

/** The four settings under their server names (1 §3). */
export const serverConditions = {
  soil_type: z.enum(SOIL_TYPES),
  hardiness_zone: z.enum(HARDINESS_ZONES),
  sunlight: z.enum(SUNLIGHT_LEVELS),
  maintenance: z.enum(MAINTENANCE_LEVELS),
};

/** One row of the gardens read model; also what saving answers (2 §7, 3 §3). */
export const gardenRow = z.object({
  id: uuid,
  name: z.string(),
  ...serverConditions,
  /** Services before this one do not tell. */
  style: gardenStyle.optional(),
  matrix: z.string(),
  /** Columns and rows in feet. */
  width: z.number().int(),
  height: z.number().int(),
  created_at: z.string(),
  updated_at: z.string(),
});
export type GardenRow = z.infer<typeof gardenRow>;
