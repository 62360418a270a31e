import {
  HARDINESS_ZONES,
  MAINTENANCE_LEVELS,
  MAX_SIDE,
  SOIL_TYPES,
  SUNLIGHT_LEVELS,
} from '@planted/garden-domain';
import { createDraftStore } from '@planted/mfe-kit';
import { z } from 'zod';
import type { Design } from '../grid/design';
import { MAX_STEPS } from '../grid/history';
import type { Kept } from './editor-state';

const side = z.number().int().min(0).max(MAX_SIDE);

const plot = z.object({
  draftId: z.uuid(),
  cells: z.array(z.number().int()).min(1),
  conditions: z.object({
    soilType: z.enum(SOIL_TYPES),
    hardiness: z.enum(HARDINESS_ZONES),
    sunlight: z.enum(SUNLIGHT_LEVELS),
    maintenance: z.enum(MAINTENANCE_LEVELS),
  }),
});

const design = z
  .object({
    width: side,
    height: side,
    filled: z.instanceof(Uint8Array<ArrayBufferLike>),
    plots: z.map(z.string().min(1), plot),
  })
  .refine(holdsTogether, { error: 'the drawing contradicts itself' });

const steps = z.array(z.object({ name: z.string(), design })).max(MAX_STEPS);

const keptSchema = z.object({
  history: z.object({ past: steps, present: design, future: steps }),
  saved: z.set(z.string()),
});

/** What `Design` promises: cells are 0 or 1, plots lie on soil and not on one another. */
function holdsTogether({ width, height, filled, plots }: Design): boolean {
  if (filled.length !== width * height || filled.some((cell) => cell > 1)) return false;
  const taken = new Set<number>();
  for (const { cells } of plots.values())
    for (const cell of cells) {
      if (filled[cell] !== 1 || taken.has(cell)) return false;
      taken.add(cell);
    }
  return true;
}

/** Reads what storage holds. @throws where it is no draft of the designer */
export const parseKept = (value: unknown): Kept => keptSchema.parse(value);

/** The gardener's unfinished drawing of one garden style, in this browser. */
export const createDesignerDraft = (style: string) =>
  createDraftStore<Kept>({ key: `designer/${style}`, version: 1, parse: parseKept });
