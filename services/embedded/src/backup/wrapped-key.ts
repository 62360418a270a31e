import { createCipheriv, createDecipheriv, randomBytes, scrypt } from 'node:crypto';
import { z } from 'zod';

/** 32 MB and some 100 ms for each guess, as OWASP's cheat sheet on storing passwords advises for scrypt. */
const COST = { N: 2 ** 15, r: 8, p: 1, maxmem: 64 * 1024 * 1024 };
const KEY_SIZE = 32;
const SALT_SIZE = 16;
const NONCE_SIZE = 12;
const CIPHER = 'aes-256-gcm';

/** The master key as a backup has it: encrypted with a key that scrypt derives from the passphrase. In base64. */
export const wrappedKey = z.object({
  derivation: z.literal('scrypt-32768-8-1'),
  cipher: z.literal(CIPHER),
  salt: z.base64(),
  nonce: z.base64(),
  tag: z.base64(),
  encrypted: z.base64(),
});
export type WrappedKey = z.output<typeof wrappedKey>;

export async function wrapKey(secret: string, passphrase: string): Promise<WrappedKey> {
  const [salt, nonce] = [randomBytes(SALT_SIZE), randomBytes(NONCE_SIZE)];
  const cipher = createCipheriv(CIPHER, await derive(passphrase, salt), nonce);
  const encrypted = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()]);
  return {
    derivation: 'scrypt-32768-8-1',
    cipher: CIPHER,
    salt: salt.toString('base64'),
    nonce: nonce.toString('base64'),
    tag: cipher.getAuthTag().toString('base64'),
    encrypted: encrypted.toString('base64'),
  };
}

/** @returns undefined for another passphrase than it was wrapped with */
export async function unwrapKey(wrapped: WrappedKey, passphrase: string): Promise<string | undefined> {
  const [salt, nonce, tag, encrypted] = [wrapped.salt, wrapped.nonce, wrapped.tag, wrapped.encrypted].map(
    (text) => Buffer.from(text, 'base64'),
  ) as [Buffer, Buffer, Buffer, Buffer];
  const decipher = createDecipheriv(CIPHER, await derive(passphrase, salt), nonce, { authTagLength: 16 });
  decipher.setAuthTag(tag);
  try {
    return Buffer.concat([decipher.update(encrypted), decipher.final()]).toString('utf8');
  } catch {
    return undefined;
  }
}

const derive = (passphrase: string, salt: Buffer): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    scrypt(passphrase.normalize('NFKC'), salt, KEY_SIZE, COST, (error, key) =>
      error ? reject(error) : resolve(key),
    );
  });
