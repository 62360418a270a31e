import { randomUUID } from 'node:crypto';
import fastifyCompress from '@fastify/compress';
import fastifyCookie from '@fastify/cookie';
import fastifyRateLimit from '@fastify/rate-limit';
import type { ErrorAnswer } from '@planted/contracts';
import type { Tracing } from '@planted/service-kit';
import {
  answerBrokenRequest,
  answerEarly,
  EARLY_HEADERS,
  HTTP_TIMEOUTS,
  MAX_HEADER_BYTES,
  namesOneHost,
  type Metrics,
  NOT_VALID,
} from '@planted/service-kit/process';
import { type FastifyInstance, type FastifyReply, fastify } from 'fastify';
import type { Logger } from 'pino';
import { type GatewaySettings, publicOriginOf } from '../settings';
import { BODY_LIMIT, limitBodies } from './body-limits';
import { crossSiteProblem } from './cross-site';
import { tagPublicReads } from './entity-tag';
import { setSecurityHeaders } from './set-security-headers';
import { hintToSessions } from './session-cookie';
import { measureRequests } from './measure-requests';
import { traceRequests } from './trace-requests';

/** Addresses and gardeners that are counted at a time; beyond, the one that was counted longest ago is forgotten. */
const COUNTED_AT_A_TIME = 50_000;

/** Observers of requests. */
export interface Watch {
  readonly metrics: Metrics;
  readonly tracing?: Tracing | undefined;
}

/** The HTTP server with everything that holds for all paths alike; the calls and pages come on top. */
export async function createServer(
  settings: GatewaySettings,
  log: Logger,
  { metrics, tracing }: Watch,
  timeouts = HTTP_TIMEOUTS,
): Promise<FastifyInstance> {
  const server = fastify({
    bodyLimit: BODY_LIMIT,
    requestTimeout: timeouts.requestMs,
    connectionTimeout: timeouts.idleMs,
    http: {
      headersTimeout: timeouts.headersMs,
      connectionsCheckingInterval: timeouts.checkIntervalMs,
      maxHeaderSize: MAX_HEADER_BYTES.behind,
      requireHostHeader: false,
    },
    clientErrorHandler: answerBrokenRequest,
    trustProxy: settings.TRUSTED_PROXIES ?? false,
    genReqId: () => randomUUID(),
    onProtoPoisoning: 'error',
    onConstructorPoisoning: 'error',
    forceCloseConnections: true,
    frameworkErrors: (_error, _request, reply: FastifyReply) =>
      void reply.status(400).headers(EARLY_HEADERS).send(NOT_VALID),
  });
  answerEarly(server.server);
  measureRequests(server, metrics);
  if (tracing) traceRequests(server, tracing);
  await setSecurityHeaders(server, {
    google: settings.GOOGLE_CLIENT_ID !== undefined,
    https: publicOriginOf(settings).protocol === 'https:',
  });
  limitBodies(server);
  await server.register(fastifyCookie);
  hintToSessions(server, publicOriginOf(settings));
  await server.register(fastifyRateLimit, { global: false, cache: COUNTED_AT_A_TIME });
  tagPublicReads(server);
  // A compressed request could grow past the body limit: only answers are compressed.
  await server.register(fastifyCompress, { globalDecompression: false });

  server.addHook('onRequest', async (request, reply) => {
    // Whatever may be kept says so itself.
    reply.header('cache-control', 'no-store').header('x-correlation-id', request.id);
    if (!namesOneHost(request.raw)) return reply.status(400).header('connection', 'close').send(NOT_VALID);
    const error = crossSiteProblem({
      method: request.method,
      path: request.routeOptions.url,
      headers: request.headers,
      publicOrigin: settings.PUBLIC_ORIGIN,
    });
    if (error !== undefined) {
      return reply.status(403).send({ error, code: 'forbidden' } satisfies ErrorAnswer);
    }
  });
  server.addHook('onResponse', (request, reply, done) => {
    const { method, routeOptions, id: correlationId } = request;
    const milliseconds = Math.round(reply.elapsedTime);
    log.debug(
      { method, path: routeOptions.url, status: reply.statusCode, milliseconds, correlationId },
      'answered',
    );
    done();
  });
  return server;
}
