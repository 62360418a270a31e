import { z } from 'zod';
import { defineCall } from '../call';
import { change, logPosition } from '../change';

/** Longest look back by time: a page that was opened a day ago asks for everything anyway. */
const MAX_SECONDS = 86_400;

/** Changes of one answer; what is more is told as 'everything'. */
export const MAX_MISSED_CHANGES = 100;

/**
 * GET /api/gardens/live: what changed of the gardener's, by whichever tab or device, since the position `after`, or in the
 * last `seconds` where the position is not known yet. `position` is the next `after`. `isComplete` is false where too much
 * changed to be listed: then anything may have. With `Accept: text/event-stream` the same comes as server-sent events, and
 * further changes as they happen, within 2 s: `ready` with the position as its id, `changed` with one change, `everything`.
 * There `Last-Event-ID` stands for `after`. A stream ends with its session, and when the server restarts.
 */
export const followChangesCall = defineCall({
  name: 'follow-changes',
  method: 'GET',
  path: '/api/gardens/live',
  access: 'signed-in',
  request: z.strictObject({
    after: logPosition.optional(),
    seconds: z.coerce
      .number()
      .int('must be a whole number')
      .min(0, 'must be at least 0')
      .max(MAX_SECONDS, `must be at most ${MAX_SECONDS}`)
      .optional(),
  }),
  answer: z.object({
    data: z.object({ changes: z.array(change), position: z.number().int(), isComplete: z.boolean() }),
  }),
});
