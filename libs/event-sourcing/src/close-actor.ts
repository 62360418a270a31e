import type { PoolClient } from 'pg';
import { append, type AppendRequest } from './append';
import { inTransaction } from './in-transaction';
import type { DomainEvent } from './event';
import type { EventStore } from './event-store';
import { APPENDED } from './signals';

export type CloseActorRequest<E extends DomainEvent> = {
  readonly store: Pick<EventStore, 'pool' | 'signals'>;
  /** For whom nothing is appended from now on. */
  readonly actor: string;
  /** What the log says of it; behind everything that the actor did. */
  readonly last: AppendRequest<E>;
  /** What else happens with it, in the same transaction: all of it, or nothing. */
  readonly also?: (tx: PoolClient) => Promise<void>;
};

/**
 * Appends an actor's last events and closes the actor, whom every later append refuses (ActorClosedError). Waits for
 * appends of the actor that are under way.
 * @returns false, having done nothing, for an actor that is closed already.
 */
export async function closeActor<E extends DomainEvent>(request: CloseActorRequest<E>): Promise<boolean> {
  const { store, actor, last, also } = request;
  const closed = await inTransaction(store.pool, async (tx) => {
    await tx.query('select pg_advisory_xact_lock(hashtextextended($1, 4))', [actor]);
    const { rowCount } = await tx.query('select from event_store.closed_actors where actor = $1', [actor]);
    if (rowCount) return false;
    const { outcome } = await append(tx, last);
    if (outcome !== 'appended') throw new Error(`the last events of ${actor} were not appended: ${outcome}`);
    await tx.query('insert into event_store.closed_actors (actor, closed_at) values ($1, $2)', [
      actor,
      last.metadata.time,
    ]);
    await also?.(tx);
    return true;
  });
  if (closed) store.signals.announce(APPENDED);
  return closed;
}
