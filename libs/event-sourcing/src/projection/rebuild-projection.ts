import type { PoolClient } from 'pg';
import type { EventStore } from '../event-store';
import { asStored, type Upcaster } from '../upcast';
import type { ApplyTarget } from './lock-generation';
import type { RetryPolicy } from './apply-or-park';
import type { Projection } from './define-projection';
import {
  dropRetiredGenerations,
  ensureBuildingGeneration,
  ensureLiveGeneration,
  findGeneration,
  switchGenerations,
} from './generations';
import { transact, withConnection } from '../in-transaction';
import type { Pace } from './pace';
import { replayInto, type ReplayProgress } from './replay-into';

export type RebuildOptions = {
  readonly store: EventStore;
  readonly projection: Projection;
  readonly upcaster?: Upcaster;
  readonly retry?: RetryPolicy;
  /** Full speed when absent. What is replayed while the live generation is paused, always is. */
  readonly pace?: Pace;
  readonly onProgress?: (progress: ReplayProgress) => void;
  /** Aborting pauses the rebuild: a later call continues where it stopped. */
  readonly signal?: AbortSignal;
};

/** A rebuild of this read model is under way, in this process or another. */
export class RebuildRunningError extends Error {
  override readonly name = 'RebuildRunningError';
  readonly code = 'rebuild-running';
}

/**
 * Replays the log into a new generation beside the live one and switches the views when it has caught up; queries
 * see the old rows until then, and the new ones after. A rebuild that was cut off continues where it stopped.
 * @returns whether it was finished: false when `signal` aborted.
 * @throws RebuildRunningError, or PostgreSQL's errors.
 */
export async function rebuildProjection(options: RebuildOptions): Promise<boolean> {
  const { store, projection } = options;
  // A connection that the rebuild fails on is closed, which gives up its lock.
  return withConnection(store.pool, async (holder) => {
    const { rows } = await holder.query<{ locked: boolean }>(
      'select pg_try_advisory_lock(hashtextextended($1, 2)) as locked',
      [projection.id],
    );
    if (!rows[0]?.locked) throw new RebuildRunningError(`${projection.id} is being rebuilt already`);
    const finished = await rebuildLocked(options, holder);
    await holder.query('select pg_advisory_unlock(hashtextextended($1, 2))', [projection.id]);
    return finished;
  });
}

async function rebuildLocked(options: RebuildOptions, holder: PoolClient): Promise<boolean> {
  const { store, projection, upcaster = asStored, retry, signal } = options;
  await ensureLiveGeneration(store.pool, projection);
  const target: ApplyTarget = { pool: store.pool, projection, upcaster, status: 'building' };
  const unfinished = await ensureBuildingGeneration(store.pool, projection);
  const sequence = await replayInto(store, target, { ...options, from: unfinished.sequence });
  if (signal?.aborted) return false;
  await transact(holder, async (tx) => {
    // From here the live generation is paused, so that readers never step back in time.
    const live = await findGeneration(tx, projection, 'live', 'lock');
    if (live) await replayInto(store, target, { retry, from: sequence, to: live.sequence });
    await switchGenerations(tx, projection);
  });
  // Tables that a long query still reads are dropped by the next rebuild.
  await dropRetiredGenerations(store.pool, projection).catch(() => undefined);
  return true;
}
