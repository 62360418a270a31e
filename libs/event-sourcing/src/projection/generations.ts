import type { Pool, PoolClient } from 'pg';
import type { Queryable } from '../read-events';
import { inTransaction } from '../in-transaction';
import type { Projection } from './define-projection';
import { definitionHash } from './definition-hash';

type GenerationStatus = 'building' | 'live' | 'retired' | 'checking';

/** Those that events are applied to. */
export type ActiveStatus = Exclude<GenerationStatus, 'retired'>;

export type Generation = {
  readonly generation: number;
  readonly version: number;
  readonly sequence: number;
  readonly status: GenerationStatus;
  /** An operator has paused it. */
  readonly paused: boolean;
};

type GenerationRow = Omit<Generation, 'sequence'> & { sequence: string };

/** The generation with this status, or undefined. `lock` keeps others from moving its checkpoint. */
export async function findGeneration(
  db: Queryable,
  projection: Projection,
  status: ActiveStatus,
  lock: 'lock' | 'look' = 'look',
): Promise<Generation | undefined> {
  const { rows } = await db.query<GenerationRow>({
    name: `event_store.generation_${lock}`,
    text: `select generation, version, sequence, status, paused_since is not null as paused
      from event_store.projections
      where name = $1 and status = $2 ${lock === 'lock' ? 'for update' : ''}`,
    values: [projection.id, status],
  });
  return rows[0] && { ...rows[0], sequence: Number(rows[0].sequence) };
}

/** The live generation; the first one is created, empty, when there is none. */
export async function ensureLiveGeneration(pool: Pool, projection: Projection): Promise<Generation> {
  return (
    (await findGeneration(pool, projection, 'live')) ??
    (await inTransaction(pool, async (tx) => {
      await lockProjection(tx, projection);
      const live = await findGeneration(tx, projection, 'live');
      if (live) return live;
      const first = await createGeneration(tx, projection, 'live');
      await pointViewsAt(tx, projection, first.generation);
      return first;
    }))
  );
}

/** The generation being built for this version; one that another version, or other SQL, left unfinished is dropped. */
export async function ensureBuildingGeneration(pool: Pool, projection: Projection): Promise<Generation> {
  return inTransaction(pool, async (tx) => {
    await lockProjection(tx, projection);
    const unfinished = await findGeneration(tx, projection, 'building', 'lock');
    if (unfinished?.version === projection.version && (await isOfThisSql(tx, projection, unfinished)))
      return unfinished;
    if (unfinished) await retireGeneration(tx, projection, 'building');
    return createGeneration(tx, projection, 'building');
  });
}

/** A new, empty generation beside the others. */
export async function startGeneration(
  pool: Pool,
  projection: Projection,
  status: 'building' | 'checking',
): Promise<Generation> {
  return inTransaction(pool, async (tx) => {
    await lockProjection(tx, projection);
    return createGeneration(tx, projection, status);
  });
}

/** Gives up the generation with this status, if there is one; `dropRetiredGenerations` then drops its tables. */
export async function retireGeneration(
  db: Queryable,
  { id }: Projection,
  status: 'building' | 'checking',
): Promise<void> {
  await db.query(`update event_store.projections set status = 'retired' where name = $1 and status = $2`, [
    id,
    status,
  ]);
}

/** Makes the building generation the live one, in the caller's transaction that has locked both. */
export async function switchGenerations(tx: PoolClient, projection: Projection): Promise<void> {
  const building = await findGeneration(tx, projection, 'building', 'lock');
  if (!building) throw new Error(`${projection.id} has no generation to switch to`);
  await tx.query(
    `update event_store.projections next set paused_since = live.paused_since, pause_reason = live.pause_reason
     from event_store.projections live
     where next.name = $1 and next.status = 'building' and live.name = $1 and live.status = 'live'`,
    [projection.id],
  );
  for (const [from, to] of [
    ['live', 'retired'],
    ['building', 'live'],
  ]) {
    await tx.query('update event_store.projections set status = $3 where name = $1 and status = $2', [
      projection.id,
      from,
      to,
    ]);
  }
  await pointViewsAt(tx, projection, building.generation);
}

/** Drops the tables of retired generations; what a long query still reads is left for the next time. */
export async function dropRetiredGenerations(pool: Pool, projection: Projection): Promise<void> {
  const { rows } = await pool.query<{ generation: number }>(
    `select generation from event_store.projections where name = $1 and status = 'retired'
      and to_regnamespace($2 || generation) is not null`,
    [projection.id, projection.generationSchema('')],
  );
  for (const { generation } of rows) {
    await inTransaction(pool, async (tx) => {
      await tx.query(`set local lock_timeout = '2s'`);
      await tx.query(`drop schema if exists ${projection.generationSchema(generation)} cascade`);
    });
  }
}

/** Whether its tables were created by this code's SQL; of one from before this was known, the version says it. */
async function isOfThisSql(tx: PoolClient, projection: Projection, { generation }: Generation) {
  const { rowCount } = await tx.query(
    `select from event_store.projections
     where name = $1 and generation = $2 and definition_hash <> $3`,
    [projection.id, generation, definitionHash(projection)],
  );
  return rowCount === 0;
}

async function createGeneration(tx: PoolClient, projection: Projection, status: ActiveStatus) {
  const { rows } = await tx.query<{ generation: number }>(
    `insert into event_store.projections (name, generation, version, status, definition_hash)
     select $1, coalesce(max(generation), 0) + 1, $2, $3, $4 from event_store.projections where name = $1
     returning generation`,
    [projection.id, projection.version, status, definitionHash(projection)],
  );
  const generation = rows[0]?.generation ?? 1;
  const schema = projection.generationSchema(generation);
  await tx.query(`drop schema if exists ${schema} cascade; create schema ${schema};
    set local search_path to ${schema}, public; ${projection.create}; set local search_path to default`);
  return { generation, version: projection.version, sequence: 0, status, paused: false };
}

async function pointViewsAt(tx: PoolClient, projection: Projection, generation: number): Promise<void> {
  await tx.query(`create schema if not exists ${projection.schema}`);
  for (const table of projection.tables) {
    const view = projection.table(table);
    await tx.query(`drop view if exists ${view};
      create view ${view} as select * from ${projection.generationSchema(generation)}.${table}`);
  }
}

/** One process at a time creates generations of a read model (and the schema that several share). */
async function lockProjection(tx: PoolClient, projection: Projection): Promise<void> {
  await tx.query('select pg_advisory_xact_lock(hashtextextended($1, 1))', [projection.schema]);
}
