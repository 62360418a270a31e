import type { PoolClient } from 'pg';
import type { LoggedEvent } from '../event';
import type { Queryable } from '../read-events';
import type { Projection } from './define-projection';
import type { ActiveStatus } from './generations';

/** An event that a read model has not applied: its own handler failed, or an earlier one of its stream did. */
export type ParkedEvent = {
  readonly sequence: number;
  readonly stream: string;
  readonly state: 'failed' | 'waiting' | 'released' | 'skipped';
  readonly reason: string;
  /** Why an operator gave up on it, or that it was applied later. */
  readonly resolution?: string;
};

const OPEN = `state in ('failed', 'waiting')`;

/** Parks an event in this generation. */
export async function park(
  tx: PoolClient,
  projection: Projection,
  generation: number,
  event: LoggedEvent,
  state: 'failed' | 'waiting',
  reason: string,
): Promise<void> {
  await tx.query(
    `insert into event_store.parked (projection, generation, sequence, stream, state, reason)
     values ($1, $2, $3, $4, $5, $6)`,
    [projection.id, generation, event.sequence, event.stream, state, reason],
  );
}

/**
 * Parks an event that its handler refuses. One that an operator has skipped before, in the tables of an earlier
 * build, stays skipped for the same reason, and its stream continues.
 */
export async function parkFailed(
  tx: PoolClient,
  projection: Projection,
  generation: number,
  event: LoggedEvent,
  reason: string,
): Promise<void> {
  await park(tx, projection, generation, event, 'failed', reason);
  await tx.query(
    `update event_store.parked now
     set state = 'skipped', resolution = before.resolution, resolved_at = before.resolved_at
     from (
       select k.resolution, k.resolved_at from event_store.parked k
       where k.projection = $1 and k.sequence = $3 and k.state = 'skipped' and k.generation <> $2
       order by k.generation desc limit 1
     ) before
     where now.projection = $1 and now.generation = $2 and now.sequence = $3`,
    [projection.id, generation, event.sequence],
  );
}

/** The streams whose next event must be parked too. */
export async function streamsWithParked(db: Queryable, projection: Projection, status: ActiveStatus) {
  const { rows } = await db.query<{ stream: string }>({
    name: 'event_store.streams_with_parked',
    text: `select distinct k.stream from event_store.parked k join event_store.projections p
        on p.name = k.projection and p.generation = k.generation and p.status = $2
      where k.projection = $1 and ${OPEN}`,
    values: [projection.id, status],
  });
  return new Set(rows.map((row) => row.stream));
}

/** Which parked events are asked for: those that wait, those that an operator gave up on, or all there ever were. */
export type ParkedState = 'open' | 'skipped' | 'any';

const STATES: Readonly<Record<ParkedState, string>> = {
  open: OPEN,
  skipped: `state = 'skipped'`,
  any: 'true',
};

/** Parked events of the live generation, oldest first. */
export async function listParked(
  db: Queryable,
  projection: Pick<Projection, 'id'>,
  which: ParkedState = 'open',
  { sequence, limit = 1_000 }: { sequence?: number; limit?: number } = {},
): Promise<ParkedEvent[]> {
  const { rows } = await db.query<
    Omit<ParkedEvent, 'sequence' | 'resolution'> & { sequence: string; resolution: string | null }
  >(
    `select k.sequence, k.stream, k.state, k.reason, k.resolution
     from event_store.parked k join event_store.projections p
       on p.name = k.projection and p.generation = k.generation and p.status = 'live'
     where k.projection = $1 and ${STATES[which]} and ($2::bigint is null or k.sequence = $2)
     order by k.sequence limit $3`,
    [projection.id, sequence ?? null, limit],
  );
  return rows.map(({ sequence: at, resolution, ...row }): ParkedEvent => {
    return { ...row, sequence: Number(at), ...(resolution !== null && { resolution }) };
  });
}
