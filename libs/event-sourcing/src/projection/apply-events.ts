import type { PoolClient } from 'pg';
import type { LoggedEvent } from '../event';
import { type Queryable, readLog } from '../read-events';
import type { Projection } from './define-projection';
import { applyAtOnce } from './apply-at-once';
import { applyInOrder } from './apply-in-order';
import { begin, commit, inTransaction, withConnection } from '../in-transaction';
import { inOnePiece } from './in-one-piece';
import { type ApplyTarget, lockGeneration, TransactionAgain } from './lock-generation';
import { park, parkFailed } from './parked-events';
import { PausedError } from './pause-projection';
import { skipUnhandled } from './skip-unhandled';
import { decryptEvents } from '../upcast';

/** The most events that one transaction applies. */
const APPLY_BATCH = 500;

/** How often a transaction is restarted: once for a switch, once for each kind of handler that takes several steps. */
const MAX_ATTEMPTS = 50;

/** A handler or upcaster rejected this event; the transaction was rolled back. */
export class HandlerFailure extends Error {
  override readonly name = 'HandlerFailure';

  constructor(
    readonly event: LoggedEvent,
    /** What the same transaction had applied or parked before it; it can be done by itself. */
    readonly before: readonly LoggedEvent[],
    cause: unknown,
  ) {
    super(cause instanceof Error ? cause.message : String(cause), { cause });
  }
}

/**
 * In one transaction: locks the checkpoint, takes the events that come next (from PostgreSQL when these leave a
 * gap), writes their rows and the new checkpoint.
 * @returns the checkpoint after the commit.
 * @throws HandlerFailure naming the event that cannot be applied; SupersededError; PausedError; PostgreSQL's errors.
 */
export async function applyEvents(target: ApplyTarget, events: readonly LoggedEvent[]): Promise<number> {
  for (let attempt = 1; ; attempt += 1) {
    const startedAt = Date.now();
    try {
      const skippedTo = await skipUnhandled(target, events);
      if (skippedTo !== undefined) {
        target.observer?.applied?.(events, startedAt);
        return skippedTo;
      }
      if (await applyAtOnce(target, events)) {
        target.observer?.applied?.(events, startedAt);
        return events.at(-1)?.sequence ?? 0;
      }
      const { checkpoint, applied } = await withConnection(target.pool, (tx) =>
        applyNext(tx, target, events),
      );
      if (applied.length > 0) target.observer?.applied?.(applied, startedAt);
      return checkpoint;
    } catch (error) {
      if (!(error instanceof TransactionAgain) || attempt === MAX_ATTEMPTS) throw error;
    }
  }
}

async function applyNext(
  tx: PoolClient,
  target: ApplyTarget,
  events: readonly LoggedEvent[],
): Promise<{ checkpoint: number; applied: readonly LoggedEvent[] }> {
  const { projection } = target;
  // Most often these are what comes next; their keys are asked for meanwhile.
  const decrypting = decryptEvents(target.upcaster, events);
  decrypting.catch(() => undefined);
  const { at, waiting } = await lockGeneration(tx, target, begin);
  if (at.paused) throw new PausedError(projection.id);
  const next = await eventsAfter(tx, at.sequence, events);
  const last = next.at(-1);
  if (!last) {
    await commit(tx);
    return { checkpoint: at.sequence, applied: [] };
  }
  for (const event of next) {
    if (!waiting.has(event.stream)) continue;
    await park(tx, projection, at.generation, event, 'waiting', 'an earlier event in its stream is parked');
  }
  const applicable = next.filter((event) => !waiting.has(event.stream));
  const isAsHanded =
    applicable.length === events.length && applicable.every((event, i) => event === events[i]);
  const decrypted = await (isAsHanded ? decrypting : decryptEvents(target.upcaster, applicable));
  const applied = await applyInOrder(tx, target, decrypted);
  if (applied.outcome === 'again') throw new TransactionAgain();
  if (applied.outcome === 'failed') {
    const { event, cause } = applied;
    const before = next.filter(({ sequence }) => sequence < event.sequence);
    throw new HandlerFailure(event, before, cause);
  }
  await inOnePiece(tx, (db) =>
    Promise.all([moveCheckpoint(db, projection, at.generation, last.sequence), commit(db)]),
  );
  return { checkpoint: last.sequence, applied: applicable };
}

/** Parks the event that comes next, as the one that its stream waits for. */
export async function parkNext(target: ApplyTarget, event: LoggedEvent, reason: string): Promise<void> {
  const isParked = await inTransaction(target.pool, async (tx) => {
    const { at } = await lockGeneration(tx, target);
    if (at.paused) throw new PausedError(target.projection.id);
    if (at.sequence !== event.sequence - 1) return false;
    await parkFailed(tx, target.projection, at.generation, event, reason);
    await moveCheckpoint(tx, target.projection, at.generation, event.sequence);
    return true;
  });
  if (isParked) target.observer?.parked?.(event, reason);
}

/** The unbroken run of events just after `checkpoint`. */
async function eventsAfter(tx: PoolClient, checkpoint: number, events: readonly LoggedEvent[]) {
  const ahead = events.filter((event) => event.sequence > checkpoint);
  if (ahead.length === 0) return ahead;
  const unbroken = ahead.findIndex((event, i) => event.sequence !== checkpoint + 1 + i);
  if (unbroken === 0) return readLog(tx, checkpoint, APPLY_BATCH);
  return unbroken === -1 ? ahead : ahead.slice(0, unbroken);
}

async function moveCheckpoint(db: Queryable, projection: Projection, generation: number, sequence: number) {
  await db.query({
    name: 'event_store.move_checkpoint',
    text: 'update event_store.projections set sequence = $3 where name = $1 and generation = $2',
    values: [projection.id, generation, sequence],
  });
}
