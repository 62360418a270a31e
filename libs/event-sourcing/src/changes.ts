import type { LoggedEvent } from './event';
import type { EventStore } from './event-store';
import { PROJECTED } from './signals';
import { createWakeup } from './wakeup';

/** An event of the log by its names alone, for who wants to know that something changed. */
export type Change = {
  readonly sequence: number;
  readonly stream: string;
  readonly actor: string;
  readonly correlationId: string;
};

type ChangeRow = { sequence: string; stream: string; actor: string; correlation_id: string };

/** How soon a lost wake-up is made good. */
const POLL_MS = 250;

const COLUMNS = 'l.sequence, e.stream, l.actor, e.correlation_id';
const IS_WAITED_FOR = `p.status = 'live' and p.paused_since is null`;

/**
 * Up to where every one of these read models shows the log. One that is paused, or was never built, is not waited for.
 * @param projections their ids
 */
export async function visiblePosition(
  { pool }: Pick<EventStore, 'pool'>,
  projections: readonly string[],
): Promise<number> {
  const { rows } = await pool.query<{ position: string }>({
    name: 'event_store.visible_position',
    text: `select coalesce(min(p.sequence), (select last_sequence from event_store.relay)) as position
      from event_store.projections p
      where p.name = any($1) and ${IS_WAITED_FOR}`,
    values: [projections],
  });
  return Number(rows[0]?.position ?? 0);
}

export type ChangesAfter = {
  readonly after: number;
  readonly limit: number;
  readonly timeoutMs: number;
};

/** Changes in order, and up to where the read models show the log with them. */
export type VisibleChanges = { readonly changes: readonly Change[]; readonly position: number };

/**
 * The log just after `after`, in order, as far as all of these read models show it; without the events' data. Waits at
 * most so long until they show more than `after`. Every look is one statement, and there is one when each of those that
 * were behind has reported that it is further; none where all of that was done in this process, just now.
 * @param projections their ids
 * @returns a `position` less than `after` where the log is another, restored from a backup
 */
export async function nextVisibleChanges(
  store: EventStore,
  projections: readonly string[],
  { after, limit, timeoutMs }: ChangesAfter,
): Promise<VisibleChanges> {
  const wakeup = createWakeup();
  const behind = new Set<string>();
  const unsubscribe = store.signals.subscribe(PROJECTED, (name) => {
    if (name === '') behind.clear();
    if ((behind.delete(name) || name === '') && behind.size === 0) wakeup.wake();
  });
  try {
    const deadline = Date.now() + timeoutMs;
    for (let isKnown = isEndHere(store, projections, after); ; isKnown = false) {
      // Whoever reports while the look is under way may be too late for it.
      for (const id of projections) behind.add(id);
      const here = shownHere(store, projections, { after, limit });
      if (here.length > 0) return { changes: here, position: here.at(-1)?.sequence ?? after };
      if (isKnown) {
        await wakeup.wait(Math.min(POLL_MS, timeoutMs));
        continue;
      }
      const { changes, position, ahead } = await lookAfter(store, projections, { after, limit });
      const left = deadline - Date.now();
      if (position !== after || left <= 0) return { changes, position };
      for (const id of ahead) behind.delete(id);
      if (behind.size > 0 || ahead.length === projections.length) await wakeup.wait(Math.min(POLL_MS, left));
    }
  } finally {
    unsubscribe();
  }
}

/** What is known in this process: it has put these events into the log just now, and applied them to all these read models. */
function shownHere(
  { recent, localProgress }: EventStore,
  projections: readonly string[],
  { after, limit }: Pick<ChangesAfter, 'after' | 'limit'>,
): readonly Change[] {
  const events = recent.after(after, limit);
  const isShown = ({ id }: LoggedEvent) => projections.every((name) => localProgress.hasAll(name, [id]));
  const hidden = events.findIndex((event) => !isShown(event));
  return (hidden === -1 ? events : events.slice(0, hidden)).map(({ sequence, stream, metadata }) => ({
    ...{ sequence, stream, actor: metadata.actor, correlationId: metadata.correlationId },
  }));
}

/** Whether this process knows that the log ends here, and that all these read models show it. */
function isEndHere(
  { recent, localProgress }: EventStore,
  projections: readonly string[],
  after: number,
): boolean {
  const { newest } = recent;
  return newest?.sequence === after && projections.every((name) => localProgress.hasAll(name, [newest.id]));
}

/** What one look has found. */
type Looked = VisibleChanges & {
  /** The read models that are not waited for: they show more than `after`, are paused, or were never built. */
  readonly ahead: readonly string[];
};

/** By index, whatever the statistics say: a prepared plan does not know how few changes these are. */
async function lookAfter(
  { pool }: Pick<EventStore, 'pool'>,
  projections: readonly string[],
  { after, limit }: Pick<ChangesAfter, 'after' | 'limit'>,
): Promise<Looked> {
  const { rows } = await pool.query<{ position: string; ahead: string[] } & (ChangeRow | { sequence: null })>(
    {
      name: 'event_store.next_visible_changes',
      text: `with shown as materialized (
        select coalesce(min(p.sequence), (select last_sequence from event_store.relay)) as position,
          array(select unnest($1::text[]) except select unnest(array_agg(p.name) filter (where p.sequence <= $2))) as ahead
        from event_store.projections p where p.name = any($1) and ${IS_WAITED_FOR}
      )
      select s.position, s.ahead, c.* from shown s left join lateral (
        select ${COLUMNS} from event_store.log l, lateral (
          select stream, correlation_id from event_store.events where position = l.position limit 1
        ) e
        where l.sequence > $2 and l.sequence <= least(s.position, $2 + $3::bigint)
      ) c on true order by c.sequence`,
      values: [projections, after, limit],
    },
  );
  const changes = rows.flatMap((row) => (row.sequence === null ? [] : [toChange(row)]));
  const position = Number(rows[0]?.position ?? 0);
  return {
    changes,
    position: changes.length === limit ? Math.min(position, after + limit) : position,
    ahead: rows[0]?.ahead ?? [],
  };
}

/** Which changes of one actor's are asked for. */
export type ChangesOfActor = {
  readonly actor: string;
  readonly until: number;
  readonly limit: number;
  /** Only later ones. */
  readonly after?: number | undefined;
  /** Only what was recorded then or later, ISO 8601. */
  readonly from?: string | undefined;
};

/** The newest changes of one actor up to `until`, in order, and where the last one is: 0 where there are none at all. */
export async function listChangesOf(
  { pool }: Pick<EventStore, 'pool'>,
  { actor, until, limit, after, from }: ChangesOfActor,
): Promise<{ readonly changes: readonly Change[]; readonly newest: number }> {
  const { rows } = await pool.query<ChangeRow & { is_asked: boolean }>({
    name: 'event_store.list_changes_of',
    text: `select ${COLUMNS}, l.sequence > coalesce($4::bigint, 0) and ($5::timestamptz is null or e.recorded_at >= $5) as is_asked
      from (select * from event_store.log where actor = $1 and sequence <= $2 order by sequence desc limit $3) l
      join event_store.events e using (position) order by l.sequence`,
    values: [actor, until, limit, after ?? null, from ?? null],
  });
  return {
    changes: rows.filter(({ is_asked }) => is_asked).map(toChange),
    newest: Number(rows.at(-1)?.sequence ?? 0),
  };
}

const toChange = ({ sequence, stream, actor, correlation_id }: ChangeRow): Change => ({
  sequence: Number(sequence),
  stream,
  actor,
  correlationId: correlation_id,
});
