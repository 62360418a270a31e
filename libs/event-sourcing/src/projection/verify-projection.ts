import type { PoolClient } from 'pg';
import type { EventStore } from '../event-store';
import { inTransaction, withConnection } from '../in-transaction';
import { asStored, type Upcaster } from '../upcast';
import type { ApplyTarget } from './lock-generation';
import { compareTable, type TableComparison } from './compare-table';
import type { Projection } from './define-projection';
import { dropRetiredGenerations, findGeneration, retireGeneration, startGeneration } from './generations';
import { replayInto, type ReplayProgress } from './replay-into';

export type VerifyOptions = {
  readonly store: EventStore;
  readonly projection: Projection;
  readonly upcaster?: Upcaster;
  /** The most differences of a table that are listed; all are counted. */
  readonly limit: number;
  readonly onProgress?: (progress: ReplayProgress) => void;
  /** Aborting gives up. */
  readonly signal?: AbortSignal;
};

export type Verification = {
  /** Both sides were here when they were compared. */
  readonly sequence: number;
  readonly tables: readonly TableComparison[];
};

/** There is nothing to compare with, or another process compares at this moment. */
export class VerifyImpossibleError extends Error {
  override readonly name = 'VerifyImpossibleError';
  readonly code = 'verify-impossible';
}

/**
 * Replays the log into separate tables and compares them row by row with the live ones, both at the same event. The
 * live read model is read on, and is paused only while the last few events are replayed.
 * @returns undefined when `signal` aborted.
 * @throws VerifyImpossibleError, or PostgreSQL's errors.
 */
export function verifyProjection(options: VerifyOptions): Promise<Verification | undefined> {
  const { store, projection } = options;
  // A connection that this fails on is closed, which gives up its lock.
  return withConnection(store.pool, async (holder) => {
    const { rows } = await holder.query<{ locked: boolean }>(
      'select pg_try_advisory_lock(hashtextextended($1, 3)) as locked',
      [projection.id],
    );
    if (!rows[0]?.locked) throw new VerifyImpossibleError(`${projection.id} is being verified already`);
    try {
      return await verifyLocked(options);
    } finally {
      await retireGeneration(store.pool, projection, 'checking');
      await dropRetiredGenerations(store.pool, projection).catch(() => undefined);
      await holder.query('select pg_advisory_unlock(hashtextextended($1, 3))', [projection.id]);
    }
  });
}

async function verifyLocked(options: VerifyOptions): Promise<Verification | undefined> {
  const { store, projection, upcaster = asStored, limit, signal } = options;
  const before = await findGeneration(store.pool, projection, 'live');
  if (!before) throw new VerifyImpossibleError(`${projection.id} has never been built`);
  // A check that was cut off says nothing about the code of today.
  await retireGeneration(store.pool, projection, 'checking');
  const { generation } = await startGeneration(store.pool, projection, 'checking');
  const target: ApplyTarget = { pool: store.pool, projection, upcaster, status: 'checking' };
  const near = await replayInto(store, target, { ...options, from: 0, to: before.sequence });
  if (signal?.aborted) return undefined;
  return inTransaction(store.pool, async (comparing) => {
    const live = await inTransaction(store.pool, async (tx) => {
      const standing = await findGeneration(tx, projection, 'live', 'lock');
      if (!standing) throw new VerifyImpossibleError(`${projection.id} was removed`);
      await replayInto(store, target, { from: near, to: standing.sequence });
      await takeSnapshot(comparing);
      return standing;
    });
    const tables: TableComparison[] = [];
    for (const table of projection.tables) {
      const of = (number: number) => ({ schema: projection.generationSchema(number), table });
      tables.push(await compareTable(comparing, of(live.generation), of(generation), limit));
    }
    return { sequence: live.sequence, tables };
  });
}

/** From here this transaction sees everything as it is now, whatever others write. */
const takeSnapshot = (tx: PoolClient) =>
  tx.query('set transaction isolation level repeatable read; select 1');
