import type { MasterKey } from '../master-key/master-key';

const purposeOf = (owner: string) => `personal-data ${owner}`;

/** An owner's key as it is stored. */
export const encryptKey = (master: MasterKey, owner: string, key: Buffer): Buffer =>
  Buffer.from(master.encrypt(purposeOf(owner), key));

/** @throws Error for what was encrypted under another master key, or for another owner */
export function decryptKey(master: MasterKey, owner: string, encrypted: Buffer): Buffer {
  const key = master.decrypt(purposeOf(owner), encrypted.toString());
  if (!key) throw new Error(`the key of ${owner} is not encrypted with this master key`);
  return key;
}

/**
 * Whether this master key decrypts a row of the key table, which PostgreSQL made JSON of; nothing is left of a
 * forgotten one.
 */
export function decryptsKey(
  master: MasterKey,
  { owner_id: owner, key }: Readonly<Record<string, unknown>>,
): boolean {
  if (key === null) return true;
  const encrypted = Buffer.from(String(key).replace(/^\\x/, ''), 'hex');
  return master.decrypt(purposeOf(String(owner)), encrypted.toString()) !== undefined;
}
