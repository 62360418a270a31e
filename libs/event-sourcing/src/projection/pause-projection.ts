import type { Queryable } from '../read-events';
import type { Projection } from './define-projection';

/** An operator has paused the read model; nothing was written. */
export class PausedError extends Error {
  override readonly name = 'PausedError';
  readonly code = 'projection-paused';

  constructor(readonly projection: string) {
    super(`${projection} is paused`);
  }
}

/**
 * Pauses the read model, in every process and over restarts, until it is resumed. Queries read on; the log
 * grows on. Once this resolves, nothing more is applied.
 * @returns whether there is such a read model, and it was not paused before.
 */
export async function pauseProjection(
  db: Queryable,
  { id }: Pick<Projection, 'id'>,
  reason: string | null,
): Promise<boolean> {
  // Waits for the transaction that applies events at this moment.
  const { rowCount } = await db.query(
    `update event_store.projections set paused_since = now(), pause_reason = $2
     where name = $1 and status = 'live' and paused_since is null`,
    [id, reason],
  );
  return rowCount === 1;
}

/** Lets a paused read model catch up. @returns whether it was paused. */
export async function resumeProjection(db: Queryable, { id }: Pick<Projection, 'id'>): Promise<boolean> {
  const { rowCount } = await db.query(
    `update event_store.projections set paused_since = null, pause_reason = null
     where name = $1 and status = 'live' and paused_since is not null`,
    [id],
  );
  return rowCount === 1;
}
