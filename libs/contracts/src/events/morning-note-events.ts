import { z } from 'zod';
import { timeOfDay } from '../morning-note';
import { uuid } from '../text';
import { plain } from '../text-privacy';
import { defineEventType, type EventOf } from './define-event-type';

/** When a gardener's note of the morning is sent was chosen, or whether by mail: there, or by a letter's own press. */
export const morningNoteChosenEvent = defineEventType({
  type: 'MorningNoteChosen',
  versions: {
    1: {
      schema: z.object({
        gardenerId: uuid,
        /** That this leads to. */
        version: z.number().int(),
        time: timeOfDay,
        timeZone: plain(z.string(), 'one of the IANA time zones'),
        quiet: z.object({ from: timeOfDay, until: timeOfDay }).nullable(),
        byMail: z.boolean(),
      }),
    },
  },
});

export const morningNoteEventTypes = [morningNoteChosenEvent] as const;

export type MorningNoteEvent = EventOf<(typeof morningNoteEventTypes)[number]>;

/** The stream of what a gardener chose for the note of the morning. */
export const morningNoteStream = (gardenerId: string): string => `morning-note-${gardenerId}`;
