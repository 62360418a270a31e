import type { FastifyReply, FastifyRequest } from 'fastify';
import { isPlainLoopback } from './loopback';

/** The session's secret, in the only place where a browser keeps it. */
export interface SessionCookie {
  /** What the browser sent; undefined when that cannot be a session's secret. */
  readonly token: string | undefined;
  set(token: string, expires: Date): void;
  clear(): void;
}

const NAME = 'planted_session';
/** What identity hands out: 32 bytes in base64url. */
const TOKEN = /^[\w-]{43}$/;

/** Reads and writes the cookie of one exchange. */
export type OpenCookie = (request: FastifyRequest, reply: FastifyReply) => SessionCookie;

/**
 * `__Host-` binds the cookie to https and to this very host. Browsers keep no such cookie from plain http, so on
 * http loopback, and only there, it has its plain name.
 */
export function sessionCookieFor(publicOrigin: URL): OpenCookie {
  const isPlain = isPlainLoopback(publicOrigin);
  const name = isPlain ? NAME : `__Host-${NAME}`;
  const attributes = { path: '/', httpOnly: true, sameSite: 'lax', secure: !isPlain } as const;
  return (request, reply) => {
    const sent = request.cookies[name];
    return {
      token: sent !== undefined && TOKEN.test(sent) ? sent : undefined,
      set: (token, expires) => void reply.setCookie(name, token, { ...attributes, expires }),
      clear: () => void reply.clearCookie(name, attributes),
    };
  };
}
