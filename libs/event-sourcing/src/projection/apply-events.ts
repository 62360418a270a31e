import type { Pool, PoolClient } from 'pg';
import type { LoggedEvent } from '../event';
import { readLog } from '../read-events';
import type { Projection } from './define-projection';
import { type ActiveStatus, findGeneration } from './generations';
import { applyInOrder, type Applier } from './apply-in-order';
import { inTransaction } from '../in-transaction';
import { park, parkFailed, streamsWithParked } from './parked-events';
import { PausedError } from './pause-projection';
import { skipUnhandled } from './skip-unhandled';
import { decryptEvents } from '../upcast';

/** The most events that one transaction applies. */
const APPLY_BATCH = 500;

/** How often a transaction is restarted: once for a switch, once for each kind of handler that takes several steps. */
const MAX_ATTEMPTS = 50;

/** Observes what becomes of events; must not throw. */
export type ApplyObserver = {
  /** These were applied by this process, and committed; since `startedAt`, in milliseconds since 1970. */
  applied?(events: readonly LoggedEvent[], startedAt: number): void;
  /** This one was parked by this process. */
  parked?(event: LoggedEvent, reason: string): void;
};

export type ApplyTarget = Applier & {
  readonly pool: Pool;
  /** Which generation's checkpoint and tables move. */
  readonly status: ActiveStatus;
  readonly observer?: ApplyObserver | undefined;
};

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

/** The generation that is live belongs to another version of the read model; this code must not write to it. */
export class SupersededError extends Error {
  override readonly name = 'SupersededError';
  readonly code = 'projection-superseded';
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
      const { checkpoint, applied } = await inTransaction(target.pool, (tx) => applyNext(tx, target, events));
      if (applied.length > 0) target.observer?.applied?.(applied, startedAt);
      return checkpoint;
    } catch (error) {
      if (!(error instanceof TransactionAgain) || attempt === MAX_ATTEMPTS) throw error;
    }
  }
}

/** Rolls a transaction back, to be restarted. */
class TransactionAgain extends Error {}

async function applyNext(
  tx: PoolClient,
  target: ApplyTarget,
  events: readonly LoggedEvent[],
): Promise<{ checkpoint: number; applied: readonly LoggedEvent[] }> {
  const { projection } = target;
  const { at, waiting } = await lockGeneration(tx, target);
  if (at.paused) throw new PausedError(projection.id);
  const next = await eventsAfter(tx, at.sequence, events);
  const last = next.at(-1);
  if (!last) return { checkpoint: at.sequence, applied: [] };
  for (const event of next) {
    if (!waiting.has(event.stream)) continue;
    await park(tx, projection, at.generation, event, 'waiting', 'an earlier event in its stream is parked');
  }
  const applicable = next.filter((event) => !waiting.has(event.stream));
  const applied = await applyInOrder(tx, target, await decryptEvents(target.upcaster, applicable));
  if (applied.outcome === 'again') throw new TransactionAgain();
  if (applied.outcome === 'failed') {
    const { event, cause } = applied;
    const before = next.filter(({ sequence }) => sequence < event.sequence);
    throw new HandlerFailure(event, before, cause);
  }
  const moved = moveCheckpoint(tx, projection, at.generation, last.sequence);
  // Pipelined with the COMMIT, which fails if this does.
  moved.catch(() => undefined);
  if (!tx.pipeline) await moved;
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

/**
 * Locks the generation's checkpoint, returns which streams wait in it, and lets unqualified table names mean its tables
 * until the transaction ends. A commit to tables that no one reads yet need not be flushed: rows and checkpoint move
 * together, and the switch, which is flushed, comes after them in PostgreSQL's log. Each step is a statement of its
 * own, so that it sees what the lock waited for.
 */
export async function lockGeneration(tx: PoolClient, { projection, status }: ApplyTarget) {
  const found = findGeneration(tx, projection, status, 'lock');
  if (!tx.pipeline) await found;
  const parked = streamsWithParked(tx, projection, status);
  if (!tx.pipeline) await parked;
  const [at, waiting] = await Promise.all([found, parked, enterGeneration(tx, projection, status)]);
  // A switch that committed while this waited for the row has left nothing to lock; the next look sees the new row.
  if (!at) throw new TransactionAgain(`${projection.id} has no ${status} generation`);
  if (at.version !== projection.version) {
    throw new SupersededError(
      `${projection.id}: version ${at.version} is ${status}, not ${projection.version}`,
    );
  }
  return { at, waiting };
}

async function enterGeneration(tx: PoolClient, projection: Projection, status: ApplyTarget['status']) {
  await tx.query({
    name: 'event_store.enter_generation',
    text: `select set_config('search_path', $1 || generation || ', public', true),
        set_config('synchronous_commit', 
          case status when 'live' then current_setting('synchronous_commit') else 'off' end, true)
      from event_store.projections where name = $2 and status = $3`,
    values: [projection.generationSchema(''), projection.id, status],
  });
}

/** The unbroken run of events just after `checkpoint`. */
async function eventsAfter(tx: PoolClient, checkpoint: number, events: readonly LoggedEvent[]) {
  const ahead = events.filter((event) => event.sequence > checkpoint);
  if (ahead.length === 0) return ahead;
  const unbroken = ahead.findIndex((event, i) => event.sequence !== checkpoint + 1 + i);
  if (unbroken === 0) return readLog(tx, checkpoint, APPLY_BATCH);
  return unbroken === -1 ? ahead : ahead.slice(0, unbroken);
}

async function moveCheckpoint(tx: PoolClient, projection: Projection, generation: number, sequence: number) {
  await tx.query({
    name: 'event_store.move_checkpoint',
    text: 'update event_store.projections set sequence = $3 where name = $1 and generation = $2',
    values: [projection.id, generation, sequence],
  });
}
