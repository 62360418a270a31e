import { createHash, randomBytes } from 'node:crypto';

const TOKEN_BYTES = 32;

/** 256 random bits, as the cookie carries them. */
export const newSessionToken = (): string => randomBytes(TOKEN_BYTES).toString('base64url');

/** What is stored of a token. It is random, so a plain hash is enough. */
export const hashOf = (token: string): Buffer => createHash('sha256').update(token).digest();
