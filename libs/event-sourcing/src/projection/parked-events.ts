import type { PoolClient } from 'pg';
import type { LoggedEvent } from '../event';
import type { Queryable } from '../read-events';
import type { Projection } from './define-projection';

/** An event that a read model has not applied: its own handler failed, or an earlier one of its stream did. */
export type ParkedEvent = {
  readonly sequence: number;
  readonly stream: string;
  readonly state: 'failed' | 'waiting';
  readonly reason: string;
};

const OPEN = `state in ('failed', 'waiting')`;

/** Puts an event aside in this generation. */
export async function park(
  tx: PoolClient,
  projection: Projection,
  generation: number,
  event: LoggedEvent,
  state: ParkedEvent['state'],
  reason: string,
): Promise<void> {
  await tx.query(
    `insert into event_store.parked (projection, generation, sequence, stream, state, reason)
     values ($1, $2, $3, $4, $5, $6)`,
    [projection.id, generation, event.sequence, event.stream, state, reason],
  );
}

/** The streams whose next event must be parked too. */
export async function streamsWithParked(db: Queryable, projection: Projection, status: 'live' | 'building') {
  const { rows } = await db.query<{ stream: string }>({
    name: 'event_store.streams_with_parked',
    text: `select distinct k.stream from event_store.parked k join event_store.projections p
        on p.name = k.projection and p.generation = k.generation and p.status = $2
      where k.projection = $1 and ${OPEN}`,
    values: [projection.id, status],
  });
  return new Set(rows.map((row) => row.stream));
}

/** What waits in the live generation, oldest first. */
export async function listParked(db: Queryable, projection: Pick<Projection, 'id'>, limit = 1_000) {
  const { rows } = await db.query<Omit<ParkedEvent, 'sequence'> & { sequence: string }>(
    `select k.sequence, k.stream, k.state, k.reason
     from event_store.parked k join event_store.projections p
       on p.name = k.projection and p.generation = k.generation and p.status = 'live'
     where k.projection = $1 and ${OPEN} order by k.sequence limit $2`,
    [projection.id, limit],
  );
  return rows.map((row): ParkedEvent => ({ ...row, sequence: Number(row.sequence) }));
}
