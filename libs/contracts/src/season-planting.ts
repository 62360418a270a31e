import { PLANTING_ENDS } from '@planted/garden-domain';
import { z } from 'zod';
import { plantingSteps, plantingSpot } from './http/layout';
import { calendarDay, moment, uuid } from './text';

/** A planting in time: what its gardener chose and what happened. Every other date is derived from it. */
export const seasonPlanting = plantingSpot.extend({
  gardenId: uuid,
  /** One that is gone may lie beyond a bed that has changed. */
  x: z.number().int(),
  y: z.number().int(),
  plantName: z.string(),
  /** Square feet that it covers. */
  squares: z.number().int(),
  /** 'coming' is not in the ground yet, 'ended' stood, and 'dropped' was to come and never stood. */
  state: z.enum(['standing', 'coming', 'ended', 'dropped']),
  ...plantingSteps.omit({ id: true }).shape,
  /** When it was drawn first: nothing of it was due before the gardener's day of that. Services of earlier releases do not say so. */
  addedAt: moment.optional(),
  /** The day of UTC of that moment, for pages of earlier releases; of what a page adds itself, the gardener's own day. */
  addedDay: calendarDay.optional(),
  /** Since when it is, or was, in the ground; null while it is only planned. */
  plantedDay: calendarDay.nullable(),
  /** On which harvests of it were logged, the first first. */
  harvestDays: z.array(calendarDay),
  /** How it ended; `how` and `cause` are null where nobody said. */
  end: z
    .object({ day: calendarDay, how: z.enum(PLANTING_ENDS).nullable(), cause: z.string().nullable() })
    .nullable(),
  /** Why rotation advice is ignored for it, and since which day; services of earlier releases do not say so. */
  rotationIgnored: z.object({ because: z.string(), day: calendarDay }).nullable().optional(),
});
export type SeasonPlanting = z.infer<typeof seasonPlanting>;
