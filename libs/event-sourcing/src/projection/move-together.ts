import type { Pool } from 'pg';
import type { LoggedEvent } from '../event';
import type { ActiveStatus } from './generations';
import type { ApplyTarget } from './lock-generation';

/** A checkpoint that is moved on without writing rows. */
type Move = {
  /** `projection.id` */
  readonly name: string;
  readonly version: number;
  readonly status: ActiveStatus;
  /** The sequence that was done. */
  readonly done: number;
  readonly next: number;
};

type Asked = {
  readonly move: Move;
  readonly resolve: (isMoved: boolean) => void;
  readonly reject: (error: unknown) => void;
};

/** What is asked for until the callbacks at hand are done. */
const rounds = new WeakMap<Pool, Asked[]>();

/**
 * Moves a checkpoint, in one statement with those that are asked for at the same moment. A crash of PostgreSQL may undo it.
 * @returns whether it was moved: not where it is elsewhere, is locked, paused or of another version, or events are parked.
 */
function moveTogether(pool: Pool, move: Move): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const round = rounds.get(pool);
    if (round) return void round.push({ move, resolve, reject });
    const asked = [{ move, resolve, reject }];
    rounds.set(pool, asked);
    process.nextTick(() => {
      rounds.delete(pool);
      void send(pool, asked);
    });
  });
}

async function send(pool: Pool, asked: readonly Asked[]): Promise<void> {
  try {
    const moved = await moveAll(
      pool,
      asked.map(({ move }) => move),
    );
    for (const { move, resolve } of asked) resolve(moved.get(keyOf(move)) === move.next);
  } catch (error) {
    for (const { reject } of asked) reject(error);
  }
}

/** As `moveTogether`, past events that come one after the other, from this one on. */
export const movePast = (
  { pool, projection, status }: Pick<ApplyTarget, 'pool' | 'projection' | 'status'>,
  first: LoggedEvent,
  count: number,
): Promise<boolean> =>
  moveTogether(pool, {
    ...{ name: projection.id, version: projection.version, status },
    ...{ done: first.sequence - 1, next: first.sequence - 1 + count },
  });

/** One read model may have a live and a building generation. */
const keyOf = ({ name, status }: Pick<Move, 'name' | 'status'>): string => `${status} ${name}`;

/** @returns how far those that it has moved are */
async function moveAll(pool: Pool, moves: readonly Move[]): Promise<ReadonlyMap<string, number>> {
  const { rows } = await pool.query<Pick<Move, 'name' | 'status'> & { sequence: string }>({
    name: 'event_store.move_checkpoints',
    text: `with asked as (
        select * from unnest($1::text[], $2::text[], $3::integer[], $4::bigint[], $5::bigint[])
          a(name, status, version, done, next)
      ), free as (
        select p.name, p.generation, a.next from event_store.projections p join asked a
          on a.name = p.name and a.status = p.status and a.version = p.version and a.done = p.sequence
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
    ],
  });
  return new Map(rows.map((row) => [keyOf(row), Number(row.sequence)]));
}
