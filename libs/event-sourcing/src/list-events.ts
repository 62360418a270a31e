import { toEvent, EVENT_COLUMNS, type EventRow, type Queryable } from './read-events';
import type { RecordedEvent } from './event';

export type EventFilter = {
  readonly type?: string | undefined;
  readonly stream?: string | undefined;
  readonly actor?: string | undefined;
  /** A regular expression over `<service>.<type>.<stream>` as on NATS; see `subjectPattern`. */
  readonly subject?: string | undefined;
  /** ISO 8601: recorded then or later. */
  readonly from?: string | undefined;
  /** ISO 8601: recorded before. */
  readonly to?: string | undefined;
};

export type EventListing = EventFilter & {
  /** Only events after this sequence; those without a place in the log yet always come, last. */
  readonly after?: number | undefined;
  /** Only events up to this sequence, which have their place. */
  readonly until?: number | undefined;
  readonly limit: number;
  /** The newest first. */
  readonly newest?: boolean | undefined;
};

/** Events in log order, for operators: not for read models, which follow a feed. */
export async function listEvents(db: Queryable, listing: EventListing): Promise<RecordedEvent[]> {
  const { type, stream, actor, subject, from, to, after = 0, until, limit, newest = false } = listing;
  const { rows } = await db.query<EventRow>(
    `select ${EVENT_COLUMNS} from event_store.events e left join event_store.log l using (position)
     where ($1::text is null or e.type = $1) and ($2::text is null or e.stream = $2)
       and ($3::text is null or e.actor = $3) and (l.sequence is null or l.sequence > $4)
       and ($5::bigint is null or l.sequence <= $5)
       and ($6::timestamptz is null or e.recorded_at >= $6) and ($7::timestamptz is null or e.recorded_at < $7)
       and ($8::text is null or concat_ws('.', regexp_replace(e.service, '[^A-Za-z0-9_-]', '_', 'g'),
         regexp_replace(e.type, '[^A-Za-z0-9_-]', '_', 'g'), regexp_replace(e.stream, '[^A-Za-z0-9_-]', '_', 'g')) ~ $8)
     order by ${newest ? 'l.sequence desc nulls first, e.position desc' : 'l.sequence nulls last, e.position'} limit $9`,
    [
      type ?? null,
      stream ?? null,
      actor ?? null,
      after,
      until ?? null,
      from ?? null,
      to ?? null,
      subject ?? null,
      limit,
    ],
  );
  return rows.map(toEvent);
}

/** One event by its id or its sequence; undefined when there is none. */
export async function findEvent(db: Queryable, key: string): Promise<RecordedEvent | undefined> {
  const { rows } = await db.query<EventRow>(
    `select ${EVENT_COLUMNS} from event_store.events e left join event_store.log l using (position)
     where e.id::text = $1 or l.sequence::text = $1`,
    [key.toLowerCase()],
  );
  return rows[0] && toEvent(rows[0]);
}
