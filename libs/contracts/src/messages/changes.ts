import { z } from 'zod';
import { change, logPosition } from '../change';
import { followChangesCall } from '../http/changes';
import { defineQuery } from '../message';
import { uuid } from '../text';

/** What changed of the actor's; see the call. */
export const followChangesQuery = defineQuery({
  service: 'tracking',
  name: 'follow-changes',
  input: followChangesCall.request,
  output: followChangesCall.answer.shape.data,
});

const tailedChanges = z.array(change.extend({ sequence: z.number().int(), gardenerId: uuid }));

/**
 * What changed of all gardeners' after a position, in order: at once, or within the moment for which a question waits.
 * For the gateway, which tells each gardener of their own. Without a position: where the read models are now.
 *
 * With `shown`, changes come as soon as they are in the log, and again once every read model shows them. Without, as
 * earlier releases ask, they come once they are shown.
 */
export const tailChangesQuery = defineQuery({
  service: 'tracking',
  name: 'tail-changes',
  input: z.object({
    after: logPosition.optional(),
    /** Up to where the asker knows that every read model shows the log; not beyond `after`. */
    shown: logPosition.optional(),
  }),
  output: z.object({
    changes: tailedChanges,
    /** The next `after`. It is smaller than this one's where the database was restored from a backup. */
    position: z.number().int(),
    /** An earlier release does not answer it. */
    shown: z
      .object({
        /** Of those up to `after`, the ones that every read model shows since the last question. */
        changes: tailedChanges,
        /** The next `shown`. It is smaller where a read model that was not waited for is live again. */
        position: z.number().int(),
      })
      .optional(),
  }),
});
