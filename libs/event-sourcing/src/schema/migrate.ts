import type { Pool, PoolClient } from 'pg';
import { withConnection } from '../in-transaction';
import { appendMigration } from './append.migration';
import { appendGroupMigration } from './append-group.migration';
import { appendOneLookMigration } from './append-one-look.migration';
import { appendOneMigration } from './append-one.migration';
import { closedActorsMigration } from './closed-actors.migration';
import { definitionHashMigration } from './definition-hash.migration';
import { eventStoreMigration } from './event-store.migration';
import { installationMigration } from './installation.migration';
import { operationsMigration } from './operations.migration';
import { projectionsMigration } from './projections.migration';

const MIGRATIONS = [
  eventStoreMigration,
  projectionsMigration,
  installationMigration,
  closedActorsMigration,
  operationsMigration,
  appendMigration,
  appendOneMigration,
  appendOneLookMigration,
  appendGroupMigration,
  definitionHashMigration,
];

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
    for (const migration of MIGRATIONS) await applyOnce(client, migration);
    await client.query('select pg_advisory_unlock($1)', [MIGRATION_LOCK]);
  });
}

async function applyOnce(client: PoolClient, migration: (typeof MIGRATIONS)[number]): Promise<void> {
  const applied = await client.query('select from event_store.migrations where name = $1', [migration.name]);
  if (applied.rowCount) return;
  await client.query('begin');
  await client.query(migration.sql);
  await client.query('insert into event_store.migrations (name) values ($1)', [migration.name]);
  await client.query('commit');
}
