import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

const ALGORITHM = 'aes-256-gcm';
/** Bytes: of a key, of the number used once, and of the tag that proves the text unchanged. */
export const KEY_SIZE = 32;
const NONCE_SIZE = 12;
const TAG_SIZE = 16;
/** Names how the rest is sealed, so that another way can come beside it. */
const FORM = 'v1.';

/** Seals a text by AES-256-GCM; `bound` (its owner) is sealed in, so that it opens for nobody else. */
export function sealText(key: Buffer, bound: string, text: string): string {
  const nonce = randomBytes(NONCE_SIZE);
  const cipher = createCipheriv(ALGORITHM, key, nonce, { authTagLength: TAG_SIZE }).setAAD(
    Buffer.from(bound),
  );
  const sealed = Buffer.concat([nonce, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()]);
  return FORM + sealed.toString('base64url');
}

/** Undefined for a text that was sealed under another key, for somebody else, or was changed. */
export function openText(key: Buffer, bound: string, sealed: string): string | undefined {
  if (!sealed.startsWith(FORM)) return undefined;
  const bytes = Buffer.from(sealed.slice(FORM.length), 'base64url');
  if (bytes.length < NONCE_SIZE + TAG_SIZE) return undefined;
  const nonce = bytes.subarray(0, NONCE_SIZE);
  const tag = bytes.subarray(bytes.length - TAG_SIZE);
  const decipher = createDecipheriv(ALGORITHM, key, nonce, { authTagLength: TAG_SIZE })
    .setAAD(Buffer.from(bound))
    .setAuthTag(tag);
  const opened = decipher.update(bytes.subarray(NONCE_SIZE, bytes.length - TAG_SIZE));
  try {
    return Buffer.concat([opened, decipher.final()]).toString('utf8');
  } catch {
    return undefined;
  }
}
