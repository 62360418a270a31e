import { NOTED_STEPS, PLANTING_ENDS, PLANTING_STEPS } from '@planted/garden-domain';
import { z } from 'zod';
import { calendarDay, uuid } from '../text';
import { personal } from '../text-privacy';
import { defineEventType } from './define-event-type';
import { addedPlanting, plantingCauses } from './layout-changed-event';

const day = calendarDay.nullable();

/** Before version 2 no two plantings could share squares. */
const ownSquares = (data: unknown): unknown => ({ ...(data as object), under: [] });

const planned = z.object({
  gardenId: uuid,
  /** The layout's version that this leads to: as before where a LayoutChanged of the same act raises it. */
  version: z.number().int(),
  /** Plantings that are to come from now on, or otherwise than before: as they are after the act. */
  coming: z.array(addedPlanting),
  /** What a planting comes after from now on, whether it is to come, stands or is gone; null for nothing named. */
  chained: z.array(z.object({ id: uuid, after: uuid.nullable() })),
  /** Plantings that shall not come any more. */
  dropped: z.array(z.object({ id: uuid, how: z.enum(PLANTING_ENDS), day: calendarDay })),
  causes: personal(plantingCauses),
  /** Steps whose date the gardener has set; null where it is given back. */
  fixed: z.array(z.object({ id: uuid, step: z.enum(PLANTING_STEPS), day })),
  /** Steps that were done on a day; null where they were not after all. */
  done: z.array(z.object({ id: uuid, step: z.enum(NOTED_STEPS), day })),
  /** Plantings that stand and are not in the ground after all: their planting dates count no more. */
  unplanted: z.array(uuid),
});

/**
 * One act of a gardener's in what is yet to come (decision 0135). What other events say is not said here: a planting is in
 * the ground by PlantingDatesSet, harvested by GardenEventRecorded, stands and ends by LayoutChanged.
 */
export const seasonPlannedEvent = defineEventType({
  type: 'SeasonPlanned',
  versions: {
    1: { schema: planned, upcast: ownSquares },
    2: {
      schema: planned.extend({
        /** Plantings that grow in squares of a slower one, with that: said in the act that places them. */
        under: z.array(z.object({ id: uuid, under: uuid })),
      }),
    },
  },
});
