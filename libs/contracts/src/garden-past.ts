import { PLANTING_ENDS } from '@planted/garden-domain';
import { z } from 'zod';
import { activityType } from './activity';
import { plantingSpot } from './http/layout';
import { calendarDay, hexColor, uuid } from './text';

const footprint = {
  /** May lie beyond a bed that has changed. */
  x: z.number().int(),
  y: z.number().int(),
  width: z.number().int(),
  height: z.number().int(),
};

/** A planting that stands or stood. */
const pastPlanting = z.object({
  id: uuid,
  plantId: z.string(),
  plantName: z.string(),
  /** On which it was drawn first. */
  addedDay: calendarDay,
  plantedDay: calendarDay.nullable(),
  /** How it ended; `how` and `cause` are null where nobody said. */
  end: z
    .object({ day: calendarDay, how: z.enum(PLANTING_ENDS).nullable(), cause: z.string().nullable() })
    .nullable(),
});

/** Where it stood from a day until another, as it was known from a day until another (null: until now). */
const pastSpan = z.object({
  id: uuid,
  ...footprint,
  color: hexColor,
  plantsPerSquare: z.number().int().nullable(),
  from: calendarDay,
  until: calendarDay.nullable(),
  /** Whether its gardener said since when it is in the ground; else `from` is the day on which it was drawn. */
  isDated: z.boolean(),
  knownFrom: calendarDay,
  knownUntil: calendarDay.nullable(),
});

/** What its gardener logged of one planting, as it counts now. */
const pastEntry = z.object({
  plantingId: uuid,
  day: calendarDay,
  action: activityType,
  value: z.union([z.string(), z.number()]).nullable(),
  unit: z.string().nullable(),
  /** In the gardener's own words; empty without. */
  words: z.string(),
  /** 0 to 10, of a rating. */
  healthRating: z.number().nullable(),
});
export type PastEntry = z.infer<typeof pastEntry>;

/**
 * A garden in both kinds of time: when things happened, and when they were recorded. All in the ground of today. On which
 * day something was recorded is told by the clock of whoever asks; of UTC where they do not say which that is.
 */
export const gardenPast = z.object({
  /** The bed from a day on, the oldest first; its cells begin at `x`, `y` of today's. */
  beds: z.array(
    z.object({ from: calendarDay, matrix: z.string(), x: z.number().int(), y: z.number().int() }),
  ),
  plantings: z.array(pastPlanting),
  spans: z.array(pastSpan),
  coming: z.array(plantingSpot.extend({ plantName: z.string(), ...footprint })),
  /** What was recorded (`on`) of an earlier day; `undone` is an end that does not count anymore. */
  said: z.array(
    z.object({
      id: uuid,
      on: calendarDay,
      what: z.enum(['planted', 'ended', 'mistake', 'undone']),
      day: calendarDay,
    }),
  ),
  /** Harvests, health and notes of plantings, the first first; waterings are not told. */
  entries: z.array(pastEntry),
});
