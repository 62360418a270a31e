import { createHash, randomBytes } from 'node:crypto';
import { isPlainLoopback } from '@planted/service-kit';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** What makes a browser that comes back to sign in the same that began: a secret of its own, for a while. */
export interface AttemptCookie {
  /** What the browser sent; undefined where it sent none. */
  readonly secret: string | undefined;
  /** The browser's secret; a new one where it has none. Several tabs may sign in at once by the same. */
  keep(): string;
  clear(): void;
}

/** Reads and writes the cookie of one exchange. */
export type OpenAttempt = (request: FastifyRequest, reply: FastifyReply) => AttemptCookie;

const NAME = 'planted_sign_in';
const SECRET_BYTES = 32;
const SECRET = /^[\w-]{43}$/;
/** In seconds: the overlay may stay open for a while. */
const LASTS = 3600;

/** Named and kept as the session's cookie is. `Lax`: the browser brings it when Google sends it back. */
export function attemptCookieFor(publicOrigin: URL): OpenAttempt {
  const isPlain = isPlainLoopback(publicOrigin);
  const name = isPlain ? NAME : `__Host-${NAME}`;
  const attributes = { path: '/', sameSite: 'lax', secure: !isPlain, httpOnly: true } as const;
  return (request, reply) => {
    const sent = request.cookies[name];
    const secret = sent !== undefined && SECRET.test(sent) ? sent : undefined;
    return {
      secret,
      keep() {
        const kept = secret ?? randomBytes(SECRET_BYTES).toString('base64url');
        void reply.setCookie(name, kept, { ...attributes, maxAge: LASTS });
        return kept;
      },
      clear: () => void reply.clearCookie(name, attributes),
    };
  };
}

/** The nonce with which a browser's page asks Google for an ID token: no one else can use that token. */
export const nonceOf = (secret: string): string =>
  createHash('sha256').update('nonce:').update(secret).digest('base64url');

/** By which the browser that asked for a way in by mail is known again when it comes back with it (RFC 7636). */
export const recoveryVerifierOf = (secret: string): string =>
  createHash('sha256').update('recovery:').update(secret).digest('base64url');
