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
const FROM_LOG = 'event_store.log l join event_store.events e using (position)';

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
      where p.name = any($1) and p.status = 'live' and p.paused_since is null`,
    values: [projections],
  });
  return Number(rows[0]?.position ?? 0);
}

/**
 * Waits until the read models show more of the log than `after`, at most so long.
 * @returns up to where they do; less than `after` where the log is another, restored from a backup
 */
export async function untilVisible(
  store: EventStore,
  projections: readonly string[],
  { after, timeoutMs }: { readonly after: number; readonly timeoutMs: number },
): Promise<number> {
  const wakeup = createWakeup();
  const unsubscribe = store.signals.subscribe(PROJECTED, (name) => {
    if (name === '' || projections.includes(name)) wakeup.wake();
  });
  try {
    const deadline = Date.now() + timeoutMs;
    for (;;) {
      const position = await visiblePosition(store, projections);
      const left = deadline - Date.now();
      if (position !== after || left <= 0) return position;
      await wakeup.wait(Math.min(POLL_MS, left));
    }
  } finally {
    unsubscribe();
  }
}

/** The log just after `after` and up to `until`, in order, at most `limit`; without the events' data. */
export async function listChanges(
  { pool }: Pick<EventStore, 'pool'>,
  { after, until, limit }: { readonly after: number; readonly until: number; readonly limit: number },
): Promise<Change[]> {
  const { rows } = await pool.query<ChangeRow>({
    name: 'event_store.list_changes',
    text: `select ${COLUMNS} from ${FROM_LOG}
      where l.sequence > $1 and l.sequence <= least($2, $1 + $3::bigint) order by l.sequence`,
    values: [after, until, limit],
  });
  return rows.map(toChange);
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
