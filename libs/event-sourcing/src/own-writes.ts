import type { QueryResultRow } from 'pg';
import type { EventStore } from './event-store';
import { withConnection } from './in-transaction';
import { inOnePiece } from './projection/in-one-piece';
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
  /** `projection.id` of the read models that are about to be read. */
  readonly projections: readonly string[];
  readonly timeoutMs?: number;
};

/**
 * Waits until the read models have applied every event that this actor had committed at the time of the call, so that
 * people see their own writes. One indexed query when that is so already. A paused read model is not waited for.
 * @returns whether it was so within the time; the caller may read on either way.
 */
export async function waitForOwnWrites(request: OwnWritesRequest): Promise<{ caughtUp: boolean }> {
  const { store, actor, projections, timeoutMs = ownWritesWithin(store) } = request;
  const before = progressOf(store, projections);
  const own = await lookAtOwnWrites(store.pool, actor, projections);
  return waitForAll(store, { ...own, before }, Date.now() + timeoutMs);
}

/** A statement that reads of read models, by the name under which it is prepared. */
export type ReadStatement = { readonly name: string; readonly text: string; readonly values: unknown[] };

/**
 * The rows of read models that have applied every event that this actor had committed at the time of the call, or as far as
 * they are when it took too long. Most often they have: it is asked in one piece with the look that tells so, and once more
 * where they had not.
 */
export async function readWithOwnWrites<Row extends QueryResultRow>(
  { store, actor, projections, timeoutMs = ownWritesWithin(store) }: OwnWritesRequest,
  statement: ReadStatement,
): Promise<Row[]> {
  const deadline = Date.now() + timeoutMs;
  const before = progressOf(store, projections);
  const [own, early] = await withConnection(store.pool, (client) =>
    inOnePiece(client, (db) =>
      Promise.all([lookAtOwnWrites(db, actor, projections), db.query<Row>(statement)]),
    ),
  );
  const isInThem = own.ids.length === 0 && own.readModels.every(({ applied }) => applied >= own.sequence);
  if (isInThem) return early.rows;
  await waitForAll(store, { ...own, before }, deadline);
  return (await store.pool.query<Row>(statement)).rows;
}

/** How far this process had brought each read model before it was asked. */
type Progress = ReadonlyMap<string, number>;
type OwnWritesSince = OwnWrites & { readonly before: Progress };

const progressOf = ({ localProgress }: EventStore, projections: readonly string[]): Progress =>
  new Map(projections.map((name) => [name, localProgress.sequence(name)]));

async function waitForAll(
  store: EventStore,
  own: OwnWritesSince,
  deadline: number,
): Promise<{ caughtUp: boolean }> {
  const caughtUp = await Promise.all(own.readModels.map((each) => waitForOne(store, own, each, deadline)));
  return { caughtUp: caughtUp.every(Boolean) };
}

async function waitForOne(
  store: EventStore,
  own: OwnWritesSince,
  { name, applied, paused }: OwnWrites['readModels'][number],
  deadline: number,
): Promise<boolean> {
  const before = own.before.get(name) ?? 0;
  // Since then only: a read model that was rebuilt elsewhere may be behind what this process had applied to the former.
  const isLogApplied = () =>
    applied >= own.sequence || (before < own.sequence && store.localProgress.sequence(name) >= own.sequence);
  const isAppliedLocally = () => isLogApplied() && store.localProgress.hasAll(name, own.ids);
  if (applied >= own.sequence && own.ids.length === 0) return true;
  if (paused) return false;
  const wakeup = createWakeup();
  const unsubscribe = store.signals.subscribe(PROJECTED, (projected) => {
    if (projected === name || projected === '') wakeup.wake();
  });
  try {
    if (isAppliedLocally()) return true;
    for (let left = deadline - Date.now(); left > 0; left = deadline - Date.now()) {
      await wakeup.wait(Math.min(POLL_MS, left));
      if (isAppliedLocally() || (await haveBeenApplied(store.pool, name, own))) return true;
    }
    return false;
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
  readonly readModels: readonly {
    readonly name: string;
    readonly applied: number;
    readonly paused: boolean;
  }[];
};

type OwnWritesRow = {
  stamped: string;
  positions: string[];
  ids: string[];
  name: string;
  applied: string;
  paused: boolean;
};

async function lookAtOwnWrites(
  db: Queryable,
  actor: string,
  projections: readonly string[],
): Promise<OwnWrites> {
  const { rows } = await db.query<OwnWritesRow>({
    name: 'event_store.own_writes',
    text: `select log.stamped, pending.positions, pending.ids, asked.name, coalesce(p.sequence, 0) as applied,
        p.paused_since is not null as paused
      from (select coalesce(max(l.sequence), 0) as stamped from event_store.log l where l.actor = $1) log
      cross join (select coalesce(array_agg(position), '{}') as positions, coalesce(array_agg(e.id), '{}') as ids
        from event_store.pending p join event_store.events e using (position) where p.actor = $1) pending
      cross join unnest($2::text[]) asked(name)
      left join event_store.projections p on p.name = asked.name and p.status = 'live'`,
    values: [actor, projections],
  });
  const [row] = rows;
  return {
    sequence: Number(row?.stamped ?? 0),
    positions: row?.positions ?? [],
    ids: row?.ids ?? [],
    readModels: rows.map(({ name, applied, paused }) => ({ name, applied: Number(applied), paused })),
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
