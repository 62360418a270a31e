import { z } from 'zod';
import { CALENDAR_KINDS } from '../calendar';
import { uuid } from '../text';
import { plain } from '../text-privacy';
import { defineEventType, type EventOf } from './define-event-type';

const contents = z.object({
  kinds: z.array(z.enum(CALENDAR_KINDS)),
  /** null: all gardens, also those to come. */
  gardenIds: z.array(uuid).nullable(),
  withoutNames: z.boolean(),
});

/** A gardener's private address was made, or replaced: one before answers no more. */
export const calendarAddressMadeEvent = defineEventType({
  type: 'CalendarAddressMade',
  versions: {
    1: {
      schema: z.object({
        gardenerId: uuid,
        /** That this leads to. */
        version: z.number().int(),
        tokenHash: plain(z.string(), 'a SHA-256 of 256 random bits, in hexadecimal'),
        hint: plain(z.string(), 'seven of the token’s 43 random characters'),
        timeZone: plain(z.string(), 'one of the IANA time zones'),
        contents,
      }),
    },
  },
});

/** What the address tells was changed. */
export const calendarContentsChosenEvent = defineEventType({
  type: 'CalendarContentsChosen',
  versions: { 1: { schema: z.object({ gardenerId: uuid, version: z.number().int(), contents }) } },
});

/** The address answers no more. */
export const calendarAddressRevokedEvent = defineEventType({
  type: 'CalendarAddressRevoked',
  versions: { 1: { schema: z.object({ gardenerId: uuid, version: z.number().int() }) } },
});

export const calendarEventTypes = [
  calendarAddressMadeEvent,
  calendarContentsChosenEvent,
  calendarAddressRevokedEvent,
] as const;

export type CalendarEvent = EventOf<(typeof calendarEventTypes)[number]>;

/** The stream of a gardener's address. */
export const calendarStream = (gardenerId: string): string => `calendar-${gardenerId}`;
