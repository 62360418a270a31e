import { randomBytes } from 'node:crypto';
import type { Pool, PoolClient } from 'pg';
import type { MasterKey } from '../master-key/master-key';
import { notLoggedIn } from '../messaging/signed-in';
import { decryptKey, encryptKey } from './encrypted-key';
import { KEY_SIZE, openText, sealText } from './sealed-text';

/**
 * Decrypts one gardener's texts; undefined once the key is gone that they were encrypted under, and for what is no such
 * text.
 */
export type DecryptText = (encrypted: string) => string | undefined;

/**
 * Texts of people, encrypted under a key of each gardener's own (docs/decisions/0040-crypto-shredding.md). Events
 * and read models hold encrypted text only: without its key it says nothing, wherever copies of it are.
 */
export interface PersonalData {
  /**
   * The first text of an owner makes their key.
   * @throws RefusalError not-signed-in for an owner who is forgotten: they get no other key.
   */
  encrypt(owner: string, text: string): Promise<string>;
  /** As `encrypt`, for texts that may come: the owner's key is asked for at once, and what that fails with is told by the first text. */
  encrypterFor(owner: string): (text: string) => Promise<string>;
  decrypt(owner: string, encrypted: string): Promise<string | undefined>;
  /** For many texts of one owner: their key is read once. */
  decrypterFor(owner: string): Promise<DecryptText>;
  /** For texts of several owners: their keys are read at once. */
  decryptersFor(owners: readonly string[]): Promise<(owner: string) => DecryptText>;
  /** Destroys the owner's key, and with it all that was encrypted under it. */
  forget(owner: string): Promise<void>;
}

/** As `forget`, in a transaction of the caller's. */
export async function destroyKey(tx: Pick<PoolClient, 'query'>, owner: string): Promise<void> {
  await tx.query(
    `insert into personal_data.keys (owner_id, key, created_at, forgotten_at) values ($1, null, now(), now())
     on conflict (owner_id) do update set key = null, forgotten_at = now() where keys.key is not null`,
    [owner],
  );
}

/** PostgreSQL plans a question for several anew each time. */
const ONE_KEY = {
  name: 'personal_data.key',
  text: 'select owner_id, key from personal_data.keys where owner_id = $1',
};
const KEYS = {
  name: 'personal_data.keys',
  text: 'select owner_id, key from personal_data.keys where owner_id = any($1::uuid[])',
};

/** Keys are encrypted in the database under the master key. */
export function createPersonalData(pool: Pool, master: MasterKey): PersonalData {
  /** By owner; null for who is forgotten. */
  const keysOf = async (owners: readonly string[]): Promise<ReadonlyMap<string, Buffer | null>> => {
    const { rows } = await pool.query<{ owner_id: string; key: Buffer | null }>(
      owners.length === 1 ? { ...ONE_KEY, values: [owners[0]] } : { ...KEYS, values: [owners] },
    );
    return new Map(rows.map(({ owner_id, key }) => [owner_id, key && decryptKey(master, owner_id, key)]));
  };
  const keyOf = async (owner: string): Promise<Buffer | undefined> => {
    const key = (await keysOf([owner])).get(owner);
    if (key === null) throw notLoggedIn();
    return key;
  };
  const makeKeyOf = async (owner: string): Promise<Buffer> => {
    await pool.query(
      'insert into personal_data.keys (owner_id, key, created_at) values ($1, $2, now()) on conflict do nothing',
      [owner, encryptKey(master, owner, randomBytes(KEY_SIZE))],
    );
    const made = await keyOf(owner);
    if (!made) throw new Error(`could not create a key for ${owner}`);
    return made;
  };
  const encrypterFor = (owner: string) => {
    const asked = keyOf(owner);
    asked.catch(() => undefined);
    return async (text: string) => sealText((await asked) ?? (await makeKeyOf(owner)), owner, text);
  };
  const decryptersFor = async (owners: readonly string[]): Promise<(owner: string) => DecryptText> => {
    const keys = await keysOf(owners);
    return (owner) => (encrypted) => {
      const key = keys.get(owner);
      return key ? openText(key, owner, encrypted) : undefined;
    };
  };
  const decrypterFor = async (owner: string): Promise<DecryptText> => (await decryptersFor([owner]))(owner);
  return {
    encrypt: (owner, text) => encrypterFor(owner)(text),
    encrypterFor,
    decrypt: async (owner, encrypted) => (await decrypterFor(owner))(encrypted),
    decrypterFor,
    decryptersFor,
    forget: (owner) => destroyKey(pool, owner),
  };
}
