import { createHmac, hkdfSync } from 'node:crypto';
import { KEY_SIZE, openText, sealText } from '../personal-data/sealed-text';

/**
 * The one secret that is kept outside the database, under which the keys in it are sealed
 * (docs/decisions/0047-envelope-encryption.md). `purpose` is bound into what is sealed, e.g. 'personal-data <id>'.
 */
export interface MasterKey {
  seal(purpose: string, secret: Buffer): string;
  /** Undefined for what was sealed under no key of this installation, for another purpose, or was changed. */
  open(purpose: string, sealed: string): Buffer | undefined;
  /** A hash that only the holder of the key can make: finds what stands sealed, and tells nothing by itself. */
  digest(purpose: string, text: string): Buffer;
}

/** @param secrets 32 bytes each: the first seals, the others still open what they sealed */
export function createMasterKey([newest, ...older]: readonly [Buffer, ...Buffer[]]): MasterKey {
  const sealing = [newest, ...older].map((secret) => derived(secret, 'seal'));
  const digesting = derived(newest, 'digest');
  return {
    seal: (purpose, secret) => sealText(sealing[0] as Buffer, purpose, secret.toString('base64url')),
    open(purpose, sealed) {
      for (const key of sealing) {
        const opened = openText(key, purpose, sealed);
        if (opened !== undefined) return Buffer.from(opened, 'base64url');
      }
      return undefined;
    },
    digest: (purpose, text) => createHmac('sha256', digesting).update(`${purpose}\n${text}`).digest(),
  };
}

/** A key for one use: what is learned of one says nothing of another. */
const derived = (secret: Buffer, use: string): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, Buffer.alloc(0), `planted ${use}`, KEY_SIZE));
