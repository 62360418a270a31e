import { z } from 'zod';
import { chosenPlace } from '../place';
import { uuid } from '../text';
import { personal } from '../text-privacy';
import { defineEventType, type EventOf } from './define-event-type';
import { REMOVED_TEXT } from './personal-fields';

/**
 * The place or the own frost dates of a garden, or of all of a gardener's, were chosen: positions, dates and names are
 * encrypted together.
 */
export const placeChosenEvent = defineEventType({
  type: 'PlaceChosen',
  versions: {
    1: {
      schema: z.object({
        /** null: of every garden that has no choice of its own. */
        gardenId: uuid.nullable(),
        /** Of this garden's choice, or of the gardener's, that this leads to. */
        version: z.number().int(),
        /** A text once its gardener is forgotten. */
        choice: personal(z.union([chosenPlace, z.literal(REMOVED_TEXT)])),
      }),
    },
  },
});

export const placeEventTypes = [placeChosenEvent] as const;

export type PlaceEvent = EventOf<(typeof placeEventTypes)[number]>;

/** The stream of a gardener's places. */
export const placeStream = (gardenerId: string): string => `place-${gardenerId}`;
