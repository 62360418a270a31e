import { randomUUID } from 'node:crypto';
import fastifyCompress from '@fastify/compress';
import fastifyCookie from '@fastify/cookie';
import fastifyHelmet from '@fastify/helmet';
import fastifyRateLimit from '@fastify/rate-limit';
import type { ErrorAnswer } from '@planted/contracts';
import { type FastifyInstance, type FastifyReply, fastify } from 'fastify';
import type { Logger } from 'pino';
import { type GatewaySettings, publicOriginOf } from '../settings';
import { BODY_LIMIT, limitBodies } from './body-limits';
import { crossSiteProblem } from './cross-site';
import { tagPublicReads } from './entity-tag';
import { securityHeaders } from './security-headers';
import { hintToSessions } from './session-cookie';

/** Longest a client may take to send a request, in milliseconds. */
const REQUEST_WITHIN = 15_000;

/** The HTTP server with everything that holds for all paths alike; the calls and pages come on top. */
export async function createServer(settings: GatewaySettings, log: Logger): Promise<FastifyInstance> {
  const server = fastify({
    bodyLimit: BODY_LIMIT,
    requestTimeout: REQUEST_WITHIN,
    trustProxy: settings.TRUSTED_PROXIES ?? false,
    genReqId: () => randomUUID(),
    onProtoPoisoning: 'error',
    onConstructorPoisoning: 'error',
    forceCloseConnections: true,
    frameworkErrors: (_error, _request, reply: FastifyReply) =>
      void reply
        .status(400)
        .send({ error: 'The request is not valid', code: 'invalid' } satisfies ErrorAnswer),
  });
  await server.register(fastifyHelmet, {
    ...securityHeaders({
      google: settings.GOOGLE_CLIENT_ID !== undefined,
      https: publicOriginOf(settings).protocol === 'https:',
    }),
  });
  limitBodies(server);
  await server.register(fastifyCookie);
  hintToSessions(server, publicOriginOf(settings));
  await server.register(fastifyRateLimit, { global: false });
  tagPublicReads(server);
  // A compressed request could grow past the body limit: only answers are compressed.
  await server.register(fastifyCompress, { globalDecompression: false });

  server.addHook('onRequest', async (request, reply) => {
    if (request.url.startsWith('/api/')) reply.header('cache-control', 'no-store');
    reply.header('x-correlation-id', request.id);
    const error = crossSiteProblem(request);
    if (error !== undefined) {
      return reply.status(403).send({ error, code: 'forbidden' } satisfies ErrorAnswer);
    }
  });
  server.addHook('onResponse', async (request, reply) => {
    const { method, routeOptions, id: correlationId } = request;
    const milliseconds = Math.round(reply.elapsedTime);
    log.debug(
      { method, path: routeOptions.url, status: reply.statusCode, milliseconds, correlationId },
      'answered',
    );
  });
  return server;
}
