import type { MessageContext } from '@planted/contracts';
import { type EventStore, type Projection, ownWritesWithin, waitForOwnWrites } from '@planted/event-sourcing';
import { signedIn } from '@planted/service-kit';

const deadlines = new WeakMap<MessageContext, number>();

/**
 * Waits until read models show what the signed-in gardener did; two thirds of the time for an answer at most, in all, for
 * one message, however many reads it makes, as several waits one after the other would outlast the time for its answer.
 * @throws RefusalError not-signed-in for a guest.
 */
export async function waitForWritesOf(
  context: MessageContext,
  store: EventStore,
  projections: readonly Pick<Projection, 'id'>[],
): Promise<void> {
  const actor = signedIn(context);
  const deadline = deadlines.get(context) ?? Date.now() + ownWritesWithin(store);
  deadlines.set(context, deadline);
  const timeoutMs = Math.max(0, deadline - Date.now());
  await waitForOwnWrites({ store, actor, projections: projections.map(({ id }) => id), timeoutMs });
}
