import type { Pool, PoolClient } from 'pg';
import type { LoggedEvent } from '../event';
import { withConnection } from '../in-transaction';
import { applyInOrder, type Applier } from '../projection/apply-in-order';
import { hashOf } from './lock-file';

/** Tables outside a read model that its handlers write to. */
export type ForeignTables = {
  /** Such as 'community.contact_messages'. */
  readonly tables: readonly string[];
  /** The id of the one read model whose handlers do; all of the service's where absent. */
  readonly of?: string;
  /** Creates and fills them, in the transaction that is rolled back afterwards. */
  prepare(tx: PoolClient): Promise<unknown>;
};

/**
 * What a read model makes of a log: the hash of all its rows, which no refactoring changes. The tables are created and
 * filled in a transaction, and never committed.
 * @throws Error that names the event which a handler refuses.
 */
export async function readModelFingerprint(
  pool: Pool,
  applier: Applier,
  log: readonly LoggedEvent[],
  foreign?: ForeignTables,
): Promise<string> {
  for (;;) {
    const rows = await withConnection(pool, (tx) => rowsAfter(tx, applier, log, foreign));
    // Undefined while it finds out which handlers take several steps.
    if (rows) return hashOf(rows);
  }
}

async function rowsAfter(
  tx: PoolClient,
  applier: Applier,
  log: readonly LoggedEvent[],
  foreign: ForeignTables | undefined,
): Promise<[table: string, rows: unknown[]][] | undefined> {
  const { projection } = applier;
  await tx.query(`begin; create schema fingerprint; set local search_path to fingerprint, public;
    set local timezone to 'UTC'; ${projection.create}`);
  await foreign?.prepare(tx);
  const applied = await applyInOrder(tx, applier, log);
  if (applied.outcome === 'failed') {
    const { event, cause } = applied;
    throw new Error(`${projection.id} refuses event ${event.sequence}, ${event.type}: ${cause}`, { cause });
  }
  const rows: [string, unknown[]][] = [];
  for (const table of [...projection.tables, ...(foreign?.tables ?? [])]) {
    rows.push([table, await rowsOf(tx, table)]);
  }
  await tx.query('rollback');
  return applied.outcome === 'done' ? rows : undefined;
}

/** In an order that only they decide. */
async function rowsOf(tx: PoolClient, table: string): Promise<unknown[]> {
  const { rows } = await tx.query<{ row: unknown }>(
    `select to_jsonb(t) as row from ${table} t order by to_jsonb(t)::text collate "C"`,
  );
  return rows.map(({ row }) => row);
}
