import {
  type Change,
  type ChangeRow,
  type ChangesAfter,
  COLUMNS,
  IS_WAITED_FOR,
  POLL_MS,
  toChange,
  type VisibleChanges,
} from './changes';
import type { LoggedEvent } from './event';
import type { EventStore } from './event-store';
import { PROJECTED, SEQUENCED } from './signals';
import { createWakeup } from './wakeup';

export type ChangesAheadAfter = ChangesAfter & {
  /** Up to where the read models are known to show the log; not beyond `after`. */
  readonly shown: number;
};

/** Changes as they come into the log, ahead of the read models, and what these show meanwhile. */
export type ChangesAhead = VisibleChanges & {
  /** Those after the former `shown` and up to `after`, as far as all of the read models show them; and up to where. */
  readonly shown: VisibleChanges;
};

/**
 * The log just after `after`, in order, whether read models show it or not; without the events' data. And what they have
 * come to show of what is before. Waits at most so long for either. What this process's relay has just put into the log is
 * handed on without a look at the database, while the read models are not behind.
 * @param projections their ids
 * @returns a `position` less than `after` where the log is another, restored from a backup; a `shown.position` less than
 * `shown` where a read model counts again that was paused
 */
export async function nextChangesAhead(
  store: EventStore,
  projections: readonly string[],
  { after, shown, limit, timeoutMs }: ChangesAheadAfter,
): Promise<ChangesAhead> {
  const wakeup = createWakeup();
  const behind = new Set<string>();
  const unsubscribe = [
    store.signals.subscribe(SEQUENCED, () => wakeup.wake()),
    store.signals.subscribe(PROJECTED, (name) => {
      if (name === '') behind.clear();
      if ((behind.delete(name) || name === '') && behind.size === 0) wakeup.wake();
    }),
  ];
  try {
    const deadline = Date.now() + timeoutMs;
    for (;;) {
      const changes = after === shown ? store.recent.after(after, limit).map(changeOf) : [];
      const newest = changes.at(-1);
      if (newest) return { changes, position: newest.sequence, shown: { changes: [], position: shown } };
      // Whoever reports while the look is under way may be too late for it.
      for (const id of projections) behind.add(id);
      const { ahead, ...looked } = await lookAhead(store, projections, { after, shown, limit });
      const left = deadline - Date.now();
      if (looked.position !== after || looked.shown.position !== shown || left <= 0) return looked;
      for (const id of ahead) behind.delete(id);
      if (behind.size > 0 || ahead.length === projections.length) await wakeup.wait(Math.min(POLL_MS, left));
    }
  } finally {
    for (const each of unsubscribe) each();
  }
}

const changeOf = ({ sequence, stream, metadata: { actor, correlationId } }: LoggedEvent): Change => ({
  ...{ sequence, stream, actor, correlationId },
});

type LookedRow = { head: string; position: string; ahead: string[] } & (ChangeRow | { sequence: null });

/** One statement, and so of one moment. By index, as in `nextVisibleChanges`. */
async function lookAhead(
  { pool }: Pick<EventStore, 'pool'>,
  projections: readonly string[],
  { after, shown, limit }: Omit<ChangesAheadAfter, 'timeoutMs'>,
): Promise<ChangesAhead & { readonly ahead: readonly string[] }> {
  const changes = (from: string, to: string) => `select ${COLUMNS} from event_store.log l, lateral (
      select stream, correlation_id from event_store.events where position = l.position limit 1
    ) e where l.sequence > ${from} and l.sequence <= least(${to}, ${from} + $4::bigint)`;
  const { rows } = await pool.query<LookedRow>({
    name: 'event_store.next_changes_ahead',
    text: `with at as materialized (
        select r.last_sequence as head, coalesce(min(p.sequence), r.last_sequence) as position,
          array(select unnest($1::text[]) except select unnest(array_agg(p.name) filter (where p.sequence <= $3))) as ahead
        from event_store.relay r left join event_store.projections p on p.name = any($1) and ${IS_WAITED_FOR}
        group by r.last_sequence
      )
      select at.head, at.position, at.ahead, c.* from at left join lateral (
        (${changes('$2::bigint', 'at.head')}) union all (${changes('$3::bigint', 'at.position, $2::bigint')})
      ) c on true order by c.sequence`,
    values: [projections, after, shown, limit],
  });
  const found = rows.flatMap((row): Change[] => (row.sequence === null ? [] : [toChange(row)]));
  const head = Number(rows[0]?.head ?? 0);
  const news = found.filter(({ sequence }) => sequence > after);
  const late = found.filter(({ sequence }) => sequence <= after);
  const position = news.length === limit ? after + limit : head;
  const shownTo = Math.min(position, Number(rows[0]?.position ?? 0));
  return {
    changes: news,
    position,
    shown: { changes: late, position: late.length === limit ? Math.min(shownTo, shown + limit) : shownTo },
    ahead: rows[0]?.ahead ?? [],
  };
}
