import { type openSessionCommand, type OutputOf, SESSION_HINT } from '@planted/contracts';
import { isPlainLoopback } from '@planted/service-kit/process';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { SECURE_SESSION_COOKIE, SESSION_COOKIE } from './wire-names';

/** The session's secret, in the only place where a browser keeps it. */
export interface SessionCookie {
  /** What the browser sent; undefined when that cannot be a session's secret. */
  readonly token: string | undefined;
  set(opened: Omit<OutputOf<typeof openSessionCommand>, 'user'>): void;
  clear(): void;
}

/** What identity hands out: 32 bytes in base64url. */
const TOKEN = /^[\w-]{43}$/;

/** Reads and writes the cookie of one exchange. */
export type OpenCookie = (request: FastifyRequest, reply: FastifyReply) => SessionCookie;

/**
 * `__Host-` binds the cookie to https and to this very host. Browsers keep no such cookie from plain http, so on
 * http loopback, and only there, it has its plain name.
 */
const namedFor = (publicOrigin: URL) => {
  const isPlain = isPlainLoopback(publicOrigin);
  const hint = { path: '/', sameSite: 'lax', secure: !isPlain } as const;
  return {
    name: isPlain ? SESSION_COOKIE : SECURE_SESSION_COOKIE,
    hint,
    attributes: { ...hint, httpOnly: true },
  };
};

const tokenIn = (request: FastifyRequest, name: string): string | undefined => {
  const sent = request.cookies[name];
  return sent !== undefined && TOKEN.test(sent) ? sent : undefined;
};

/** The secret that a request brings, if it can be a session's. */
export function sessionTokenFor(publicOrigin: URL): (request: FastifyRequest) => string | undefined {
  const { name } = namedFor(publicOrigin);
  return (request) => tokenIn(request, name);
}

export function sessionCookieFor(publicOrigin: URL): OpenCookie {
  const { name, attributes, hint } = namedFor(publicOrigin);
  return (request, reply) => ({
    token: tokenIn(request, name),
    set({ sessionToken, expiresAt, goodUntil }) {
      const expires = new Date(expiresAt);
      const goodUntilSeconds = Math.floor(new Date(goodUntil).getTime() / 1000);
      void reply.setCookie(name, sessionToken, { ...attributes, expires });
      void reply.setCookie(SESSION_HINT, String(goodUntilSeconds), { ...hint, expires });
    },
    clear() {
      void reply.clearCookie(name, attributes);
      void reply.clearCookie(SESSION_HINT, hint);
    },
  });
}

/**
 * A browser that has a session but lost its hint gets a hint again with the next page, before any script runs: one
 * without a time, with which the session is refreshed at once.
 */
export function hintToSessions(server: FastifyInstance, publicOrigin: URL): void {
  const { name, hint } = namedFor(publicOrigin);
  server.addHook('onRequest', async (request, reply) => {
    const isPage = request.method === 'GET' && request.headers.accept?.includes('text/html');
    if (isPage && tokenIn(request, name) !== undefined && request.cookies[SESSION_HINT] === undefined)
      void reply.setCookie(SESSION_HINT, 'unknown', hint);
  });
}
