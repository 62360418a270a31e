import type { Pool, PoolClient } from 'pg';
import type { EventMetadata, LoggedEvent, RecordedEvent } from './event';

/** A pool, or one client inside a transaction. */
export type Queryable = Pick<Pool | PoolClient, 'query'>;

export type EventRow = {
  id: string;
  stream: string;
  version: number;
  type: string;
  schema_version: number;
  data: unknown;
  actor: string;
  recorded_at: Date;
  correlation_id: string;
  causation_id: string | null;
  command_id: string | null;
  service: string;
  sequence: string | null;
  /** Read with a stream only. */
  fingerprint?: string | null;
};

export const EVENT_COLUMNS = `e.id, e.stream, e.version, e.type, e.schema_version, e.data, e.actor, e.recorded_at,
  e.correlation_id, e.causation_id, e.command_id, e.service, l.sequence`;

/** A stream's events in version order, from just after version `after`. */
export async function readStream(db: Queryable, stream: string, after = 0): Promise<RecordedEvent[]> {
  const { rows } = await db.query<EventRow>({
    name: 'event_store.read_stream',
    text: `select ${EVENT_COLUMNS}, e.fingerprint from event_store.events e left join event_store.log l using (position)
      where e.stream = $1 and e.version > $2 order by e.version`,
    values: [stream, after],
  });
  return rows.map(toEvent);
}

/** A version of a stream, and the event that is there. */
export type StreamPosition = { readonly version: number; readonly lastId: string };

/**
 * A stream's events after a version, in order (few, which a prepared plan does not know: the limit makes it use the
 * index), and before them what this actor's command appended up to it.
 * @returns undefined where the event at that version is another one: the database was restored from a backup
 */
export async function readStreamSince(
  db: Queryable,
  stream: string,
  { version, lastId }: StreamPosition,
  { actor, commandId }: Pick<EventMetadata, 'actor' | 'commandId'>,
): Promise<RecordedEvent[] | undefined> {
  const { rows } = await db.query<{ holds: boolean } & (EventRow | { id: null })>({
    name: 'event_store.read_stream_since',
    text: `select here.holds, later.* from (
        select exists (select from event_store.events where stream = $1 and version = $2 and id = $3) as holds
      ) here left join (
        select ${EVENT_COLUMNS}, e.fingerprint from (
          select * from event_store.events where stream = $1 and version > $2
          union all select * from event_store.events
            where command_id = $5 and stream = $1 and actor = $4 and version <= $2
        ) e left join lateral (select sequence from event_store.log where position = e.position limit 1) l on true
      ) later on here.holds order by later.version`,
    values: [stream, version, lastId, actor, commandId],
  });
  if (!rows[0]?.holds) return undefined;
  return rows.flatMap((row) => (row.id === null ? [] : [toEvent(row)]));
}

/**
 * The most event data that one reading of the log brings into memory, in bytes as stored (compressed, about a fifth
 * of its JSON when it is large).
 */
const READ_BYTES = 4 * 1024 * 1024;

/**
 * The log's events in sequence order, from just after sequence `after`: at most `limit`, fewer when they are large,
 * none only at the log's end.
 */
export async function readLog(db: Queryable, after: number, limit: number): Promise<LoggedEvent[]> {
  const { rows } = await db.query<EventRow>({
    name: 'event_store.read_log',
    text: `select * from (
        select ${EVENT_COLUMNS}, sum(pg_column_size(e.data)) over (order by l.sequence) - pg_column_size(e.data) as before
        from event_store.log l join event_store.events e using (position)
        where l.sequence > $1 and l.sequence <= $1 + $2::bigint
      ) reading where before < $3 order by sequence`,
    values: [after, limit, READ_BYTES],
  });
  return rows.map((row) => ({ ...toEvent(row), sequence: Number(row.sequence) }));
}

/** Whether each of these events is in the log, at its sequence. */
export async function isInLog(db: Queryable, events: readonly LoggedEvent[]): Promise<boolean> {
  const { rows } = await db.query<{ all_there: boolean }>({
    name: 'event_store.is_in_log',
    text: `select count(*) = cardinality($1::uuid[]) as all_there
      from unnest($1::uuid[], $2::bigint[]) as told (id, sequence)
      join event_store.log l using (sequence)
      join event_store.events e on e.position = l.position and e.id = told.id`,
    values: [events.map(({ id }) => id), events.map(({ sequence }) => sequence)],
  });
  return rows[0]?.all_there ?? false;
}

/** The newest sequence in the log; 0 when it is empty. */
export async function readHead(db: Queryable): Promise<number> {
  const { rows } = await db.query<{ head: string }>({
    name: 'event_store.head',
    text: 'select last_sequence as head from event_store.relay',
  });
  return Number(rows[0]?.head ?? 0);
}

export function toEvent(row: EventRow): RecordedEvent {
  return {
    id: row.id,
    stream: row.stream,
    version: row.version,
    type: row.type,
    schemaVersion: row.schema_version,
    data: row.data,
    metadata: {
      actor: row.actor,
      time: row.recorded_at.toISOString(),
      correlationId: row.correlation_id,
      causationId: row.causation_id,
      commandId: row.command_id,
      service: row.service,
      ...(row.fingerprint && { fingerprint: row.fingerprint }),
    },
    sequence: row.sequence === null ? null : Number(row.sequence),
  };
}
