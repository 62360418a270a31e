import type { Pool } from 'pg';

/** Any constant: every process that migrates takes the same advisory lock. */
const MIGRATION_LOCK = 4_318_826_027;

/** Makes the table of keys; safe to call from several processes at once, and again. */
export async function migratePersonalData(pool: Pool): Promise<void> {
  // One statement list is one transaction, which the lock ends with.
  await pool.query(`
    select pg_advisory_xact_lock(${MIGRATION_LOCK});
    create schema if not exists personal_data;
    create table if not exists personal_data.keys (
      owner_id uuid primary key,
      key bytea not null,
      created_at timestamptz not null
    );
    -- Who is forgotten keeps a row without a key, so that no other key is made for them.
    alter table personal_data.keys alter column key drop not null;
    -- Sealed under the master key it is longer than the key itself.
    alter table personal_data.keys drop constraint if exists keys_key_check;
    alter table personal_data.keys add column if not exists forgotten_at timestamptz`);
}
