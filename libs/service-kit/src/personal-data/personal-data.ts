import { randomBytes } from 'node:crypto';
import type { Pool } from 'pg';
import { KEY_SIZE, openText, sealText } from './sealed-text';

/** Opens one gardener's texts; undefined once the key is gone that they were sealed under, and for what is no such text. */
export type OpenSealed = (sealed: string) => string | undefined;

/**
 * Texts of people, sealed under a key of each gardener's own (docs/decisions/0040-personal-text-is-sealed.md). Events
 * and read models hold sealed text only: without its key it says nothing, wherever copies of it are.
 */
export interface PersonalData {
  /** The first text of an owner makes their key. */
  seal(owner: string, text: string): Promise<string>;
  open(owner: string, sealed: string): Promise<string | undefined>;
  /** For many texts of one owner: their key is read once. */
  openerFor(owner: string): Promise<OpenSealed>;
  /** Deletes the owner's key, and with it all that was sealed under it. */
  forget(owner: string): Promise<void>;
}

export function createPersonalData(pool: Pool): PersonalData {
  const keyOf = async (owner: string): Promise<Buffer | undefined> => {
    const { rows } = await pool.query<{ key: Buffer }>({
      name: 'personal_data.key',
      text: 'select key from personal_data.keys where owner_id = $1',
      values: [owner],
    });
    return rows[0]?.key;
  };
  const madeKeyOf = async (owner: string): Promise<Buffer> => {
    const known = await keyOf(owner);
    if (known) return known;
    await pool.query(
      'insert into personal_data.keys (owner_id, key, created_at) values ($1, $2, now()) on conflict do nothing',
      [owner, randomBytes(KEY_SIZE)],
    );
    const made = await keyOf(owner);
    if (!made) throw new Error(`the key of ${owner} was deleted while it was made`);
    return made;
  };
  const openerFor = async (owner: string): Promise<OpenSealed> => {
    const key = await keyOf(owner);
    return (sealed) => key && openText(key, owner, sealed);
  };
  return {
    seal: async (owner, text) => sealText(await madeKeyOf(owner), owner, text),
    open: async (owner, sealed) => (await openerFor(owner))(sealed),
    openerFor,
    forget: async (owner) => {
      await pool.query('delete from personal_data.keys where owner_id = $1', [owner]);
    },
  };
}
