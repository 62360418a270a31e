import { PLANTING_ENDS } from '@planted/garden-domain';
import { z } from 'zod';
import { calendarDay, hexColor, uuid } from '../text';
import { personal, plain } from '../text-privacy';
import { defineEventType } from './define-event-type';

const spot = z.object({
  /** The planting's own id, kept for life. */
  id: uuid,
  x: z.number().int(),
  y: z.number().int(),
  width: z.number().int(),
  height: z.number().int(),
  color: hexColor,
  plantsPerSquare: z.number().int().nullable(),
});

export const addedPlanting = spot.extend({
  plantId: plain(z.string(), 'a key of the plant table'),
  plantName: plain(z.string(), 'a name of the plant table'),
});

const ended = z.object({
  id: uuid,
  how: z.enum(PLANTING_ENDS),
  /** When it happened in the garden. */
  day: calendarDay,
});
export type EndedPlanting = z.infer<typeof ended>;

/** What plantings failed of, in the gardener's words, by their ids; a text once its gardener is forgotten. */
export const plantingCauses = z.union([z.record(z.string(), z.string()), z.string()]);

/** What a planting failed of; undefined where nobody said, or may know it any more. */
export const causeOf = (said: z.infer<typeof plantingCauses>, id: string): string | undefined =>
  typeof said === 'string' ? undefined : said[id];

const restored = addedPlanting.extend({
  /** As they were when it ended; null where it had none. */
  plantedDate: calendarDay.nullable(),
  expectedHarvestDate: calendarDay.nullable(),
  /** 0 to 10; null until planted. */
  healthRating: z.number().nullable(),
  lastWatered: calendarDay.nullable(),
});
export type RestoredPlanting = z.infer<typeof restored>;

/** How the ground changed, so that a square's memory follows: turned clockwise within the old bed, then shifted. */
const bed = z.object({
  matrix: plain(z.string(), 'the shape of a bed, in digits'),
  turns: z.number().int(),
  shiftX: z.number().int(),
  shiftY: z.number().int(),
});

/** One act of a gardener's in the layout: what ended, came, came back and changed, all at once. */
export const layoutChangedEvent = defineEventType({
  type: 'LayoutChanged',
  versions: {
    1: {
      schema: z.object({
        gardenId: uuid,
        /** The layout's version that this leads to. */
        version: z.number().int(),
        /** null where the shape stays. */
        bed: bed.nullable(),
        ended: z.array(ended),
        causes: personal(plantingCauses),
        added: z.array(addedPlanting),
        restored: z.array(restored),
        /** Other plantings whose place, size, color or count is another one now: as they are after the act. */
        changed: z.array(spot),
      }),
    },
  },
});
