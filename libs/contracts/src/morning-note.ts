import { z } from 'zod';
import { uuid } from './text';
import { plain } from './text-privacy';

/** A time of day on the clock of the garden, 'HH:mm'. */
export const timeOfDay = plain(
  z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'must be a time of day such as 07:00'),
  'a time of day',
);

/** Between two times of day, over midnight where the second is the earlier one. */
export const quietHours = z.strictObject({ from: timeOfDay, until: timeOfDay });
export type QuietHours = z.infer<typeof quietHours>;

/** What is on before anything was chosen: nothing is sent. */
export const MORNING_NOTE_OFF = {
  time: '07:00',
  quiet: { from: '21:00', until: '06:00' },
  byMail: false,
} as const;

/** Whether a time of day is within quiet hours; they begin with their first minute and end before their last. */
export function isQuiet(time: string, quiet: QuietHours | null): boolean {
  if (!quiet) return false;
  const { from, until } = quiet;
  return from <= until ? from <= time && time < until : from <= time || time < until;
}

/** When a gardener's note of the morning is sent, and where to besides their devices. */
export const morningNote = z.object({
  /** When it is sent, on the clock of `timeZone`. */
  time: z.string(),
  timeZone: z.string(),
  /** When none is sent, however late it is; null for none. */
  quiet: z.object({ from: z.string(), until: z.string() }).nullable(),
  byMail: z.boolean(),
});
export type MorningNote = z.infer<typeof morningNote>;

/** A browser at its push service (W3C Push API), as its `PushSubscription` says it. */
export const pushSubscription = z.strictObject({
  endpoint: z.url().max(2000, 'must be 2000 characters or fewer'),
  keys: z.strictObject({
    /** 65 bytes in base64url. */
    p256dh: z.string().regex(/^[\w-]{87}$/, 'must be a public key'),
    /** 16 bytes in base64url. */
    auth: z.string().regex(/^[\w-]{22}$/, 'must be 16 bytes in base64url'),
  }),
});
export type PushSubscription = z.infer<typeof pushSubscription>;

/** A browser that a gardener is told in. */
export const noteDevice = z.object({
  id: uuid,
  /** 'Chrome on Android' */
  name: z.string(),
  /** ISO 8601, UTC. */
  addedAt: z.string(),
});
export type NoteDevice = z.infer<typeof noteDevice>;

/** Where a letter's one press to unsubscribe goes; the rest of the path is the token. */
export const UNSUBSCRIBE_BASE = '/unsubscribe';

/** 256 bits in base64url. */
export const UNSUBSCRIBE_TOKEN = /^[\w-]{43}$/;
