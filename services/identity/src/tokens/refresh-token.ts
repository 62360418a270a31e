import { createHmac, randomBytes } from 'node:crypto';

const BYTES = 32;

export const newRefreshToken = (): string => randomBytes(BYTES).toString('base64url');

/** What is stored beside a spent token. */
export const newSalt = (): Buffer => randomBytes(BYTES);

/**
 * The one successor of a spent token. Made of the token, which only its holder knows, and of the salt, which only the
 * database knows: two tabs that spend one token get the same successor, and still none is stored in clear.
 */
export const successorOf = (token: string, salt: Buffer): string =>
  createHmac('sha256', salt).update('refresh:').update(token).digest('base64url');
