import { AUTH_BASE } from '@planted/contracts';
import { type Messaging, type NewId, RefusalError } from '@planted/service-kit';
import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import { jsonParser } from '../edge/parse-json';
import type { RateLimits } from '../edge/rate-limits';
import type { GoogleGuard } from '../google/google.guard';
import type { AllowedRedirect } from './allowed-redirects';
import { answerRefusal } from './answer-refusal';
import { bearerOf, Elsewhere } from './auth-route';
import { authRoutes } from './auth-routes';

export interface SignInServiceParts {
  readonly messaging: Messaging;
  readonly limits: RateLimits;
  readonly newId: NewId;
  readonly log: Logger;
  readonly google: GoogleGuard | null;
  readonly allowed: AllowedRedirect;
}

/** How long the public keys may be kept (1 §9). */
const KEYS_MAY_BE_KEPT = 'public, max-age=600';

/** Serves the sign-in service below its base path: beside the product's own calls, and in its protocol's shapes. */
export async function serveSignInService(
  server: FastifyInstance,
  { messaging, limits, newId, log, google, allowed }: SignInServiceParts,
): Promise<void> {
  const routes = async (scope: FastifyInstance) => {
    acceptEmptyBodies(scope);
    scope.setErrorHandler(answerRefusal(log));
    for (const { method, path, access, kind, answer } of authRoutes) {
      scope.route({
        method,
        url: path,
        onRequest: async (request, reply) => {
          void reply.header('cache-control', 'no-store');
          await limits.countVisitor(request, kind);
          if (access === 'bearer') bearerOf(request);
        },
        handler: async (request, reply) => {
          const context = { actor: null, correlationId: request.id, commandId: newId() };
          const answered = await answer({ request, messaging, context, google, allowed });
          if (answered instanceof Elsewhere) return reply.redirect(answered.address, 303);
          if (path.startsWith('/.well-known/')) void reply.header('cache-control', KEYS_MAY_BE_KEPT);
          return answered;
        },
      });
    }
    refuseRest(scope, limits);
  };
  await server.register(routes, { prefix: AUTH_BASE });
}

/** What clients of the protocol ask for and there is none of is refused in its shape; a body is not read for it. */
function refuseRest(scope: FastifyInstance, limits: RateLimits): void {
  const refuse = () => {
    throw new RefusalError({ code: 'not-found', message: 'This sign-in service does not support the call' });
  };
  for (const url of ['/', '/*'])
    scope.route({
      method: ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'],
      url,
      onRequest: async (request) => {
        await limits.countVisitor(request, 'call');
        refuse();
      },
      handler: refuse,
    });
}

/** Clients of the protocol name the JSON type even where they send no body. */
function acceptEmptyBodies(scope: FastifyInstance): void {
  const parse = jsonParser(scope);
  scope.removeContentTypeParser('application/json');
  scope.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    const text = String(body);
    if (text === '') done(null, undefined);
    else parse(request, text, done);
  });
}
