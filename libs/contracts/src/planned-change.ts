import { PLANTING_ENDS, PLANTING_STEPS } from '@planted/garden-domain';
import { z } from 'zod';
import { calendarDay, hexColor, uuid } from './text';

const planting = { id: uuid };
const corner = { x: z.number().int(), y: z.number().int() };
const size = { width: z.number().int(), height: z.number().int() };
const plantsPerSquare = z.number().int().nullable();

const place = z.object({
  type: z.literal('place'),
  ...planting,
  plantId: z.string(),
  ...corner,
  ...size,
  color: hexColor,
  plantsPerSquare,
  after: uuid.nullable().optional(),
  under: uuid.optional(),
});

const others = [
  z.object({ type: z.literal('move'), ...planting, ...corner }),
  z.object({ type: z.literal('resize'), ...planting, ...corner, ...size }),
  z.object({ type: z.literal('recolor'), ...planting, color: hexColor }),
  z.object({ type: z.literal('count'), ...planting, plantsPerSquare }),
  z.object({
    type: z.literal('end'),
    ...planting,
    how: z.enum(PLANTING_ENDS),
    cause: z.string().nullable(),
    day: calendarDay,
  }),
  z.object({ type: z.literal('restore'), ...planting }),
  z.object({ type: z.literal('put-after'), ...planting, after: uuid.nullable() }),
  z.object({
    type: z.literal('fix-step'),
    ...planting,
    step: z.enum(PLANTING_STEPS),
    day: calendarDay.nullable(),
  }),
  z.object({ type: z.literal('ignore-rotation'), ...planting, because: z.string() }),
  z.object({ type: z.literal('heed-rotation'), ...planting }),
] as const;

/** A change of a plan as an answer tells it, by its `type`: none that says what was done. */
export const plannedChange = z.discriminatedUnion('type', [place, ...others]);
export type PlannedChange = z.infer<typeof plannedChange>;

/**
 * The same as a branch stores it: as it was requested, and of a kind that is placed also what the catalog said of it then,
 * so that a branch is the same whatever the catalog says later.
 */
export const storedChange = z.discriminatedUnion('type', [
  place.extend({ plantName: z.string() }),
  ...others,
]);
export type BranchChange = z.infer<typeof storedChange>;
