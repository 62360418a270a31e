import type { MasterKey } from '../master-key/master-key';

const purposeOf = (owner: string) => `personal-data ${owner}`;

/** An owner's key as it stands in the database. */
export const sealKey = (master: MasterKey, owner: string, key: Buffer): Buffer =>
  Buffer.from(master.seal(purposeOf(owner), key));

/** @throws Error for what was sealed under another master key, or for another owner */
export function openKey(master: MasterKey, owner: string, sealed: Buffer): Buffer {
  const key = master.open(purposeOf(owner), sealed.toString());
  if (!key) throw new Error(`the key of ${owner} is not encrypted with this master key`);
  return key;
}

/** Whether this master key opens a row of the key table, which PostgreSQL made JSON of; nothing is left of a forgotten one. */
export function opensKey(
  master: MasterKey,
  { owner_id: owner, key }: Readonly<Record<string, unknown>>,
): boolean {
  if (key === null) return true;
  const sealed = Buffer.from(String(key).replace(/^\\x/, ''), 'hex');
  return master.open(purposeOf(String(owner)), sealed.toString()) !== undefined;
}
