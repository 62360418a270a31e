import { toEvent, EVENT_COLUMNS, type EventRow, type Queryable } from './read-events';
import type { RecordedEvent } from './event';

export type EventFilter = {
  readonly type?: string;
  readonly stream?: string;
  readonly actor?: string;
  /** Only events after this sequence; those without a place in the log yet always come, last. */
  readonly after?: number;
  readonly limit: number;
};

/** Events in log order, for operators: not for read models, which follow a feed. */
export async function listEvents(db: Queryable, filter: EventFilter): Promise<RecordedEvent[]> {
  const { rows } = await db.query<EventRow>(
    `select ${EVENT_COLUMNS} from event_store.events e left join event_store.log l using (position)
     where ($1::text is null or e.type = $1) and ($2::text is null or e.stream = $2)
       and ($3::text is null or e.actor = $3) and (l.sequence is null or l.sequence > $4)
     order by l.sequence nulls last, e.position limit $5`,
    [filter.type ?? null, filter.stream ?? null, filter.actor ?? null, filter.after ?? 0, filter.limit],
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
