import type { EventStore } from './event-store';
import type { Queryable } from './read-events';
import { PROJECTED } from './signals';
import { createWakeup } from './wakeup';

/** How soon a lost wake-up is made good. */
const POLL_MS = 25;
/** Longest wait for own writes, in milliseconds: what is read after it must still arrive. */
export const ownWritesWithin = ({ answerMs }: Pick<EventStore, 'answerMs'>): number => (answerMs * 2) / 3;

export type OwnWritesRequest = {
  readonly store: EventStore;
  readonly actor: string;
  /** `projection.id` of the read model that is about to be read. */
  readonly projection: string;
  readonly timeoutMs?: number;
};

/**
 * Waits until the read model has applied every event that this actor had committed at the time of the call, so that
 * people see their own writes. One indexed query when that is so already. A paused read model is not waited for.
 * @returns whether it was so within the time; the caller may read on either way.
 */
export async function waitForOwnWrites(request: OwnWritesRequest): Promise<{ caughtUp: boolean }> {
  const { store, actor, projection, timeoutMs = ownWritesWithin(store) } = request;
  const start = await lookAtOwnWrites(store.pool, actor, projection);
  const isLogApplied = start.applied >= start.sequence;
  const isAppliedLocally = () => isLogApplied && store.localProgress.hasAll(projection, start.ids);
  if (isLogApplied && start.ids.length === 0) return { caughtUp: true };
  if (start.paused) return { caughtUp: false };
  const deadline = Date.now() + timeoutMs;
  const wakeup = createWakeup();
  const unsubscribe = store.signals.subscribe(PROJECTED, (name) => {
    if (name === projection || name === '') wakeup.wake();
  });
  try {
    if (isAppliedLocally()) return { caughtUp: true };
    for (let left = timeoutMs; left > 0; left = deadline - Date.now()) {
      await wakeup.wait(Math.min(POLL_MS, left));
      if (isAppliedLocally() || (await haveBeenApplied(store.pool, projection, start)))
        return { caughtUp: true };
    }
    return { caughtUp: false };
  } finally {
    unsubscribe();
  }
}

/** What must be applied: the log up to `sequence`, and the pending events. */
type OwnWrites = {
  readonly sequence: number;
  /** The pending events, as the log will have them. */
  readonly positions: readonly string[];
  /** The pending events, as this process knows what it has applied. */
  readonly ids: readonly string[];
  readonly applied: number;
  readonly paused: boolean;
};

type OwnWritesRow = {
  stamped: string;
  positions: string[];
  ids: string[];
  applied: string;
  paused: boolean;
};

async function lookAtOwnWrites(db: Queryable, actor: string, projection: string): Promise<OwnWrites> {
  const { rows } = await db.query<OwnWritesRow>({
    name: 'event_store.own_writes',
    text: `select log.stamped, pending.positions, pending.ids, coalesce(p.sequence, 0) as applied,
        p.paused_since is not null as paused
      from (select coalesce(max(l.sequence), 0) as stamped from event_store.log l where l.actor = $1) log
      cross join (select coalesce(array_agg(position), '{}') as positions, coalesce(array_agg(e.id), '{}') as ids
        from event_store.pending p join event_store.events e using (position) where p.actor = $1) pending
      left join event_store.projections p on p.name = $2 and p.status = 'live'`,
    values: [actor, projection],
  });
  const [row] = rows;
  return {
    sequence: Number(row?.stamped),
    positions: row?.positions ?? [],
    ids: row?.ids ?? [],
    applied: Number(row?.applied),
    paused: row?.paused ?? false,
  };
}

async function haveBeenApplied(db: Queryable, projection: string, own: OwnWrites): Promise<boolean> {
  const { rows } = await db.query<{ done: boolean }>({
    name: 'event_store.own_writes_applied',
    text: `select p.sequence >= $2 and cardinality($3::bigint[]) =
        (select count(*) from event_store.log l where l.position = any($3) and l.sequence <= p.sequence) as done
      from event_store.projections p where p.name = $1 and p.status = 'live'`,
    values: [projection, own.sequence, own.positions],
  });
  return rows[0]?.done ?? false;
}
