import type { Queryable } from '../read-events';
import type { Projection } from './define-projection';

export type ProjectionStatus = {
  /** `<schema>.<name>` */
  readonly name: string;
  readonly generation: number;
  readonly version: number;
  /** The last event that it has applied (or parked). */
  readonly sequence: number;
  /** The newest event of the log. */
  readonly head: number;
  /** Events that it has still to apply, counting those that have no place in the log yet. */
  readonly lag: number;
  /** Parked events, waiting for a fix. */
  readonly parked: number;
  /** Since when an operator has paused it, in ISO 8601. */
  readonly pausedSince?: string;
  readonly pauseReason?: string;
  /** How far the tables of a rebuild are that has not finished. */
  readonly building?: number;
};

type StatusRow = {
  name: string;
  generation: number;
  version: number;
  sequence: string;
  head: string;
  pending: string;
  parked: string;
  paused_since: Date | null;
  pause_reason: string | null;
  building: string | null;
};

/** How far each live read model is; of all, or of those named. */
export async function projectionStatus(
  db: Queryable,
  names?: readonly string[],
): Promise<ProjectionStatus[]> {
  const { rows } = await db.query<StatusRow>(
    `select p.name, p.generation, p.version, p.sequence, r.last_sequence as head,
       (select count(*) from event_store.pending) as pending,
       (select count(*) from event_store.parked k where k.projection = p.name and k.generation = p.generation
          and k.state in ('failed', 'waiting')) as parked, p.paused_since, p.pause_reason,
       (select b.sequence from event_store.projections b where b.name = p.name and b.status = 'building') as building
     from event_store.projections p cross join event_store.relay r
     where p.status = 'live' and ($1::text[] is null or p.name = any($1)) order by p.name`,
    [names ?? null],
  );
  return rows.map(({ name, generation, version, ...row }) => {
    const [sequence, head] = [Number(row.sequence), Number(row.head)];
    const lag = head - sequence + Number(row.pending);
    return {
      name,
      generation,
      version,
      sequence,
      head,
      lag,
      parked: Number(row.parked),
      ...(row.paused_since && { pausedSince: row.paused_since.toISOString() }),
      ...(row.pause_reason !== null && { pauseReason: row.pause_reason }),
      ...(row.building !== null && { building: Number(row.building) }),
    };
  });
}

/** The read models among these whose tables, or some of them, queries do not find any more. */
export async function missingReadModels(
  db: Queryable,
  projections: readonly Pick<Projection, 'id' | 'tables' | 'table'>[],
): Promise<ReadonlySet<string>> {
  const views = projections.flatMap(({ id, tables, table }) =>
    tables.map((name) => ({ id, view: table(name) })),
  );
  const { rows } = await db.query<{ id: string }>(
    `select distinct id from unnest($1::text[], $2::text[]) as expected (id, view) where to_regclass(view) is null`,
    [views.map(({ id }) => id), views.map(({ view }) => view)],
  );
  return new Set(rows.map(({ id }) => id));
}
