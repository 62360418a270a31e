import type { Pool, PoolClient } from 'pg';
import type { LoggedEvent } from '../event';
import type { Queryable } from '../read-events';
import type { Applier } from './apply-in-order';
import type { Projection } from './define-projection';
import { type ActiveStatus, findGeneration } from './generations';
import { inOnePiece } from './in-one-piece';
import { streamsWithParked } from './parked-events';

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

/** Which generation a target was last seen to have, for who guesses that it still has it. */
const seen = new WeakMap<ApplyTarget, number>();
export const generationSeen = (target: ApplyTarget): number | undefined => seen.get(target);

/** The generation that is live belongs to another version of the read model; this code must not write to it. */
export class SupersededError extends Error {
  override readonly name = 'SupersededError';
  readonly code = 'projection-superseded';
}

/** Rolls a transaction back, to be restarted. */
export class TransactionAgain extends Error {}

/**
 * Locks the generation's checkpoint, returns which streams wait in it, and lets unqualified table names mean its tables
 * until the transaction ends. Its commit waits for no disk: rows and checkpoint move together, so that what a crash of
 * PostgreSQL undoes is applied again from the log, which was flushed before. The switch of a rebuild is flushed, and all
 * that comes before it in PostgreSQL's own log with it. Each step is a statement of its own, so that it sees what the
 * lock waited for.
 * @param before what comes with them, ahead of them
 */
export async function lockGeneration(
  tx: PoolClient,
  target: ApplyTarget,
  before: (db: Queryable) => unknown = () => undefined,
) {
  const { projection, status } = target;
  const [, at, waiting] = await inOnePiece(tx, (db) =>
    Promise.all([
      before(db),
      findGeneration(db, projection, status, 'lock'),
      streamsWithParked(db, projection, status),
      enterGeneration(db, projection, status),
    ]),
  );
  // A switch that committed while this waited for the row has left nothing to lock; the next look sees the new row.
  if (!at) throw new TransactionAgain(`${projection.id} has no ${status} generation`);
  if (at.version !== projection.version) {
    throw new SupersededError(
      `${projection.id}: version ${at.version} is ${status}, not ${projection.version}`,
    );
  }
  seen.set(target, at.generation);
  return { at, waiting };
}

async function enterGeneration(db: Queryable, projection: Projection, status: ApplyTarget['status']) {
  await db.query({
    name: 'event_store.enter_generation',
    text: `select set_config('search_path', $1 || generation || ', public', true),
        set_config('synchronous_commit', 'off', true)
      from event_store.projections where name = $2 and status = $3`,
    values: [projection.generationSchema(''), projection.id, status],
  });
}
