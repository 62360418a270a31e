import { findSessionQuery, type OutputOf, type User } from '@planted/contracts';
import { type Messaging, RefusalError } from '@planted/service-kit';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { gardenerOf } from './call-request';
import { type HandledCall, handledCallOf } from './handle-call.decorator';
import { hasBody } from './cross-site';
import type { RateLimits } from './rate-limits';
import type { OpenCookie, SessionCookie } from './session-cookie';
import { GARDENER_HEADER } from './wire-names';

export interface GateParts {
  readonly messaging: Messaging;
  readonly openCookie: OpenCookie;
  readonly limits: RateLimits;
  /** Classes with `@HandleCall`. */
  readonly controllers: readonly (abstract new (
    ...parts: never[]
  ) => object)[];
}

/** Who makes a call, found out before its body is read. */
export interface Entered {
  readonly session: SessionCookie;
  /** Looked up for calls of signed-in gardeners and for messages to the makers; null for all others. */
  readonly gardener: User | null;
}

const entered = new WeakMap<FastifyRequest, Entered>();

/** @throws where a request has come to a call's handler past the gate */
export function enteredOf(request: FastifyRequest): Entered {
  const found = entered.get(request);
  if (!found) throw new Error(`${request.method} ${request.routeOptions.url} was not counted`);
  return found;
}

/**
 * Asks of every call how often and who, before a byte of its body is read: what is refused costs no parsing, and a body
 * that no route takes is not read at all.
 */
export function gateCalls(server: FastifyInstance, parts: GateParts): void {
  const calls = handledCallsOf(parts.controllers);
  server.addHook('onRequest', async (request, reply) => {
    const { method, routeOptions } = request;
    const handled = calls.get(`${method === 'HEAD' ? 'GET' : method} ${routeOptions.url}`);
    if (handled) entered.set(request, await enter(handled, request, reply, parts));
    else if (request.is404 && hasBody(request.headers)) {
      await parts.limits.countVisitor(request, 'call');
      throw new RefusalError({ code: 'not-found', message: 'Not found' });
    }
  });
}

async function enter(
  { call, kind }: HandledCall,
  request: FastifyRequest,
  reply: FastifyReply,
  { messaging, openCookie, limits }: GateParts,
): Promise<Entered> {
  const session = openCookie(request, reply);
  const isSignedIn = call.access === 'signed-in';
  // A message to the makers may be a guest's; a gardener's is counted as theirs.
  if (session.token === undefined || (!isSignedIn && kind !== 'contact')) {
    await limits.countVisitor(request, kind);
    if (isSignedIn) gardenerOf({ gardener: null });
    return { session, gardener: null };
  }
  await limits.countLookup(request);
  const found = await findSession(messaging, session.token, request.id);
  const gardener = found?.isGood ? found.user : null;
  limits.recognize(request, gardener?.id);
  if (gardener) await limits.countByGardener(request, kind, gardener.id);
  else await limits.countVisitor(request, kind);
  if (isSignedIn) gardenerOf({ gardener: isMeant(request, gardener) ? gardener : null });
  return { session, gardener };
}

/** A command that was kept on a device may come after another gardener has signed in there. */
function isMeant({ headers }: FastifyRequest, gardener: User | null): boolean {
  const meant = headers[GARDENER_HEADER.toLowerCase()];
  return meant === undefined || meant === gardener?.id;
}

const findSession = (
  messaging: Messaging,
  sessionToken: string,
  correlationId: string,
): Promise<OutputOf<typeof findSessionQuery>> =>
  // A question is known by the request that it is asked for.
  messaging.send(
    findSessionQuery,
    { sessionToken },
    { actor: null, correlationId, commandId: correlationId },
  );

/** By method and path. */
function handledCallsOf(controllers: GateParts['controllers']): ReadonlyMap<string, HandledCall> {
  const handlers = controllers.flatMap(({ prototype }) =>
    Object.getOwnPropertyNames(prototype).map((name): unknown => Reflect.get(prototype, name)),
  );
  return new Map(
    handlers.flatMap((handler) => {
      const handled = typeof handler === 'function' ? handledCallOf(handler) : undefined;
      return handled ? [[`${handled.call.method} ${handled.call.path}`, handled]] : [];
    }),
  );
}
