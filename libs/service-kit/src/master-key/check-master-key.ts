import type { ClientBase, Pool } from 'pg';
import { ConfigurationError } from '../configuration';
import type { MasterKey } from './master-key';

/** Any constant: every process that starts takes the same advisory lock. */
const CHECK_LOCK = 4_318_826_028;
const PURPOSE = 'check';
const PROOF = Buffer.from('planted');

/**
 * Remembers which master key a database is encrypted under. With another one nothing could be read, and what is newly
 * encrypted could not be read with the right one. Called once the schema personal_data is there.
 * @throws ConfigurationError for a key under which nothing here is encrypted
 */
export async function checkMasterKey(pool: Pool, master: MasterKey): Promise<void> {
  await pool.query(`
    select pg_advisory_xact_lock(${CHECK_LOCK});
    create table if not exists personal_data.master_key (
      only_row boolean primary key default true check (only_row),
      proof text not null
    )`);
  await pool.query('insert into personal_data.master_key (proof) values ($1) on conflict do nothing', [
    master.encrypt(PURPOSE, PROOF),
  ]);
  if (await opensDatabase(pool, master)) return;
  throw new ConfigurationError('PLANTED_MASTER_KEY does not match the key this database was encrypted with');
}

/** Whether this is the master key that the database is encrypted under. */
export async function opensDatabase(db: Pool | ClientBase, master: MasterKey): Promise<boolean> {
  const { rows } = await db.query<{ proof: string }>('select proof from personal_data.master_key');
  return master.decrypt(PURPOSE, rows[0]?.proof ?? '')?.equals(PROOF) === true;
}
