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

/**
 * What changed of all gardeners' after a position, in order, once every read model shows it: at once, or within the
 * moment for which a question waits. For the gateway, which tells each gardener of their own. Without a position: where
 * the read models are now.
 */
export const tailChangesQuery = defineQuery({
  service: 'tracking',
  name: 'tail-changes',
  input: z.object({ after: logPosition.optional() }),
  output: z.object({
    changes: z.array(change.extend({ sequence: z.number().int(), gardenerId: uuid })),
    /** The next `after`. It is smaller than this one's where the database was restored from a backup. */
    position: z.number().int(),
  }),
});
