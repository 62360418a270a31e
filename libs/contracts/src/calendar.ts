import { z } from 'zod';
import { uuid } from './text';

/** What a calendar can be told of, as the gardener chooses it (TEL-1). */
export const CALENDAR_KINDS = ['planting', 'harvest', 'reminders', 'watering'] as const;
export type CalendarKind = (typeof CALENDAR_KINDS)[number];

/** Most gardens that are named one by one. */
const MAX_GARDENS = 500;

const isDistinct = (values: readonly string[]): boolean => new Set(values).size === values.length;

/** What an address tells. */
export const calendarContents = z.strictObject({
  kinds: z.array(z.enum(CALENDAR_KINDS)).refine(isDistinct, 'must name each kind once'),
  /** null: all gardens, also those to come. Reminders of no garden are told with all. */
  gardenIds: z
    .array(uuid)
    .min(1, 'must name a garden, or be null for all')
    .max(MAX_GARDENS, `must name at most ${MAX_GARDENS} gardens`)
    .refine(isDistinct, 'must name each garden once')
    .nullable(),
  /** Gardens, plants and the words of reminders are left out. */
  withoutNames: z.boolean(),
});
export type CalendarContents = z.infer<typeof calendarContents>;

/** The private address of a gardener, as far as it is known after it was made. Times are ISO 8601, UTC. */
export const calendarAddress = z.object({
  /** How its token begins and ends: '7Qm2…x9T'. */
  hint: z.string(),
  madeAt: z.string(),
  /** null before its first reading. */
  lastReadAt: z.string().nullable(),
  contents: z.object({
    kinds: z.array(z.enum(CALENDAR_KINDS)),
    gardenIds: z.array(uuid).nullable(),
    withoutNames: z.boolean(),
  }),
});
export type CalendarAddress = z.infer<typeof calendarAddress>;

/** Where addresses are read; the rest of the path is the token and '.ics'. */
export const CALENDAR_FEED_BASE = '/feed';

/** 256 bits in base64url. */
export const CALENDAR_TOKEN = /^[\w-]{43}$/;
