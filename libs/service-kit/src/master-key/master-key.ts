import { createHmac, hkdfSync } from 'node:crypto';
import { KEY_SIZE, openText, sealText } from '../personal-data/sealed-text';

/**
 * The one secret that is kept outside the database, under which the keys in it are encrypted
 * (docs/decisions/0047-envelope-encryption.md). `purpose` is bound into what is encrypted, e.g. 'personal-data <id>'.
 */
export interface MasterKey {
  encrypt(purpose: string, secret: Buffer): string;
  /** Undefined for what was encrypted under no key of this installation, for another purpose, or was changed. */
  decrypt(purpose: string, encrypted: string): Buffer | undefined;
  /** A hash that only the holder of the key can make: finds what is encrypted, and reveals nothing by itself. */
  digest(purpose: string, text: string): Buffer;
}

/** @param secrets 32 bytes each: the first encrypts, the others still decrypt what they encrypted */
export function createMasterKey([newest, ...older]: readonly [Buffer, ...Buffer[]]): MasterKey {
  const encryption = [newest, ...older].map((secret) => derived(secret, 'seal'));
  const digesting = derived(newest, 'digest');
  return {
    encrypt: (purpose, secret) => sealText(encryption[0] as Buffer, purpose, secret.toString('base64url')),
    decrypt(purpose, encrypted) {
      for (const key of encryption) {
        const decrypted = openText(key, purpose, encrypted);
        if (decrypted !== undefined) return Buffer.from(decrypted, 'base64url');
      }
      return undefined;
    },
    digest: (purpose, text) => createHmac('sha256', digesting).update(`${purpose}\n${text}`).digest(),
  };
}

/** A key for one use: what is learned of one says nothing of another. */
const derived = (secret: Buffer, use: string): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, Buffer.alloc(0), `planted ${use}`, KEY_SIZE));
