import type { Pool } from 'pg';
import type { MasterKey } from '../master-key/master-key';
import { KEY_SIZE } from './sealed-text';
import { encryptKey } from './encrypted-key';

/** Rows at once. */
const BATCH = 500;

/** Encrypts the keys that were stored in clear before there was a master key; several processes may do so at once. */
export async function encryptOldKeys(pool: Pool, master: MasterKey): Promise<void> {
  for (;;) {
    const { rows } = await pool.query<{ owner_id: string; key: Buffer }>(
      `select owner_id, key from personal_data.keys where length(key) = ${KEY_SIZE} limit ${BATCH}`,
    );
    if (rows.length === 0) return;
    await pool.query(
      `update personal_data.keys k set key = s.sealed
       from unnest($1::uuid[], $2::bytea[], $3::bytea[]) as s (owner_id, clear, sealed)
       where k.owner_id = s.owner_id and k.key = s.clear`,
      [
        rows.map(({ owner_id }) => owner_id),
        rows.map(({ key }) => key),
        rows.map(({ owner_id, key }) => encryptKey(master, owner_id, key)),
      ],
    );
  }
}
