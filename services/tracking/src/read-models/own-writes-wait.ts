import type { MessageContext } from '@planted/contracts';
import { type EventStore, type Projection, waitForOwnWrites } from '@planted/event-sourcing';
import { signedIn } from '@planted/service-kit';

/** In milliseconds, and less than an answer may take: what is read after it must still arrive. */
const WAIT_IN_ALL = 2_000;

const deadlines = new WeakMap<MessageContext, number>();

/**
 * Waits until read models show what the signed-in gardener did; 2 s at most in all for one message, however many reads it
 * makes, as several waits one after the other would outlast the time for its answer.
 * @throws RefusalError not-signed-in for a guest.
 */
export async function waitForWritesOf(
  context: MessageContext,
  store: EventStore,
  projections: readonly Pick<Projection, 'id'>[],
): Promise<void> {
  const actor = signedIn(context);
  const deadline = deadlines.get(context) ?? Date.now() + WAIT_IN_ALL;
  deadlines.set(context, deadline);
  const timeoutMs = Math.max(0, deadline - Date.now());
  await Promise.all(
    projections.map(({ id }) => waitForOwnWrites({ store, actor, projection: id, timeoutMs })),
  );
}
