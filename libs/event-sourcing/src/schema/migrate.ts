import { createHash } from 'node:crypto';
import type { Pool, PoolClient } from 'pg';
import { withConnection } from '../in-transaction';
import { closedActorsMigration } from './closed-actors.migration';
import { definitionHashMigration } from './definition-hash.migration';
import { eventStoreMigration } from './event-store.migration';
import { appendFunction } from './functions/append.function';
import { appendGroupFunction } from './functions/append-group.function';
import { appendOneFunction } from './functions/append-one.function';
import { stampFunction } from './functions/stamp.function';
import { stampIfFreeFunction } from './functions/stamp-if-free.function';
import { fingerprintMigration } from './fingerprint.migration';
import { installationMigration } from './installation.migration';
import { operationsMigration } from './operations.migration';
import { projectionsMigration } from './projections.migration';
import { versionChecksMigration } from './version-checks.migration';

interface Migration {
  readonly name: string;
  readonly sql: string;
}

/**
 * Names of migrations that only created functions, which have files of their own now. They are recorded in new databases
 * too, so that an earlier release that starts on one does not apply its own.
 */
const replaced = (name: string): Migration => ({ name, sql: '' });

const MIGRATIONS: readonly Migration[] = [
  eventStoreMigration,
  projectionsMigration,
  installationMigration,
  closedActorsMigration,
  operationsMigration,
  replaced('0006-append'),
  versionChecksMigration,
  replaced('0008-append-one-look'),
  replaced('0009-append-group'),
  definitionHashMigration,
  fingerprintMigration,
];

const FUNCTIONS = [
  appendFunction,
  appendOneFunction,
  appendGroupFunction,
  stampFunction,
  stampIfFreeFunction,
];

/**
 * A function's text is a migration that is named by its hash, so that a text which changes is applied, and one which was
 * applied once is not again: an instance of an earlier release that restarts during an upgrade leaves the newer function
 * alone. So a function never goes back to a text that it had (a comment makes it another), and one whose parameters
 * change needs a new name.
 */
const migrationOf = ({ name, sql }: (typeof FUNCTIONS)[number]): Migration => ({
  name: `function ${name} ${createHash('sha256').update(sql).digest('hex').slice(0, 16)}`,
  sql,
});

/** Any constant: every process that migrates takes the same advisory lock. */
const MIGRATION_LOCK = 7_261_940_331;

/** Brings the schema `event_store` up to date; safe to call from several processes at once, and again. */
export async function migrateEventStore(pool: Pool): Promise<void> {
  await withConnection(pool, async (client) => {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await client.query(`
      create schema if not exists event_store;
      create table if not exists event_store.migrations (
        name text primary key,
        applied_at timestamptz not null default now()
      )`);
    for (const migration of [...MIGRATIONS, ...FUNCTIONS.map(migrationOf)])
      await applyOnce(client, migration);
    await client.query('select pg_advisory_unlock($1)', [MIGRATION_LOCK]);
  });
}

async function applyOnce(client: PoolClient, migration: Migration): Promise<void> {
  const applied = await client.query('select from event_store.migrations where name = $1', [migration.name]);
  if (applied.rowCount) return;
  await client.query('begin');
  await client.query(migration.sql);
  await client.query('insert into event_store.migrations (name) values ($1)', [migration.name]);
  await client.query('commit');
}
