import type { LoggedEvent } from '../event';
import type { Queryable } from '../read-events';
import type { ActiveStatus } from './generations';
import { inRounds } from './in-rounds';
import type { ApplyTarget } from './lock-generation';

/** A checkpoint that is moved on. */
export type Move = {
  /** `projection.id` */
  readonly name: string;
  readonly version: number;
  readonly status: ActiveStatus;
  /** Left out where any may be moved. */
  readonly generation?: number | undefined;
  /** The sequence that was done. */
  readonly done: number;
  readonly next: number;
};

/**
 * Moves a checkpoint without writing rows, in one statement with those that are asked for at the same moment. A crash of
 * PostgreSQL may undo it.
 * @returns whether it was moved: not where it is elsewhere, is locked, paused or of another version, or events are parked.
 */
const moveTogether = inRounds(moveAll);

/** As `moveTogether`, past events that come one after the other. */
export const movePast = (
  target: Pick<ApplyTarget, 'pool' | 'projection' | 'status'>,
  events: readonly LoggedEvent[],
): Promise<boolean> => moveTogether(target.pool, moveOver(target, events));

/** The checkpoint's move over events that come one after the other, at least one. */
export function moveOver(
  { projection, status }: Pick<ApplyTarget, 'projection' | 'status'>,
  events: readonly LoggedEvent[],
  generation?: number,
): Move {
  const done = (events[0]?.sequence ?? 0) - 1;
  return {
    ...{ name: projection.id, version: projection.version, status, generation },
    ...{ done, next: done + events.length },
  };
}

/** One read model may have a live and a building generation. */
const keyOf = ({ name, status }: Pick<Move, 'name' | 'status'>): string => `${status} ${name}`;

/** @returns which of them it has moved: not those that wait, for a lock as well */
export async function moveAll(db: Queryable, moves: readonly Move[]): Promise<(move: Move) => boolean> {
  const { rows } = await db.query<Pick<Move, 'name' | 'status'> & { sequence: string }>({
    name: 'event_store.move_checkpoints',
    text: `with asked as (
        select * from unnest($1::text[], $2::text[], $3::integer[], $4::bigint[], $5::bigint[], $6::integer[])
          a(name, status, version, done, next, generation)
      ), free as (
        select p.name, p.generation, a.next from event_store.projections p join asked a
          on a.name = p.name and a.status = p.status and a.version = p.version and a.done = p.sequence
            and p.generation = coalesce(a.generation, p.generation)
        where p.paused_since is null and not exists (
          select from event_store.parked k
          where k.projection = p.name and k.generation = p.generation and k.state in ('failed', 'waiting'))
        for update of p skip locked
      ), moved as (
        update event_store.projections p set sequence = f.next from free f
        where p.name = f.name and p.generation = f.generation
        returning p.name, p.status, p.sequence
      ) select name, status, sequence, set_config('synchronous_commit', 'off', true) from moved`,
    values: [
      moves.map(({ name }) => name),
      moves.map(({ status }) => status),
      moves.map(({ version }) => version),
      moves.map(({ done }) => done),
      moves.map(({ next }) => next),
      moves.map(({ generation }) => generation ?? null),
    ],
  });
  const reached = new Map(rows.map((row) => [keyOf(row), Number(row.sequence)]));
  const moved = moves.filter((move) => reached.get(keyOf(move)) === move.next);
  // Where two runs of a read model asked for the same, one has moved it, or both would write its rows.
  const movers = new Map(moved.map((move) => [keyOf(move), move]));
  return (move) => movers.get(keyOf(move)) === move;
}
