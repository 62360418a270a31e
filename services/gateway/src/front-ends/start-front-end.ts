import type { AddressInfo } from 'node:net';
import fastifyCompress from '@fastify/compress';
import fastifyCookie from '@fastify/cookie';
import type { ErrorAnswer } from '@planted/contracts';
import {
  answerBrokenRequest,
  answerEarly,
  EARLY_HEADERS,
  MAX_HEADER_BYTES,
  namesOneHost,
  type Metrics,
  noMetrics,
  NOT_VALID,
} from '@planted/service-kit/process';
import { type FastifyInstance, type FastifyReply, fastify } from 'fastify';
import type { Logger } from 'pino';
import { serveLiveness } from '../edge/liveness';
import { measureRequests } from '../edge/measure-requests';
import { setSecurityHeaders } from '../edge/set-security-headers';
import { hintToSessions } from '../edge/session-cookie';
import { frontEndsRoot } from './find-front-ends-root';
import type { FrontEndSettings } from './front-end-settings';
import { serveFrontEnds } from './serve-front-ends';

export interface FrontEndServer {
  readonly url: string;
  stop(): Promise<void>;
}

/** Serves one front end's build, with the same headers as the gateway that serves them all. */
export async function startFrontEnd(
  settings: FrontEndSettings,
  log: Pick<Logger, 'warn'>,
  metrics: Metrics = noMetrics(),
): Promise<FrontEndServer> {
  const { FRONT_END, PORT, HOST, GOOGLE_CLIENT_ID, DEPLOYMENTS_DIR: deployments } = settings;
  const only = FRONT_END === 'all' ? undefined : FRONT_END;
  const publicOrigin = new URL(settings.PUBLIC_ORIGIN);
  const https = publicOrigin.protocol === 'https:';
  const isRemote = only !== undefined && only !== 'shell';
  const server = fastify({
    forceCloseConnections: true,
    http: { maxHeaderSize: MAX_HEADER_BYTES.behind, requireHostHeader: false },
    clientErrorHandler: answerBrokenRequest,
    frameworkErrors: (_error, _request, reply: FastifyReply) =>
      void reply.status(400).headers(EARLY_HEADERS).send(NOT_VALID),
  });
  answerEarly(server.server);
  measureRequests(server, metrics);
  await setSecurityHeaders(server, { google: GOOGLE_CLIENT_ID !== undefined, https });
  server.addHook('onRequest', async (request, reply) => {
    if (!namesOneHost(request.raw)) return reply.status(400).header('connection', 'close').send(NOT_VALID);
  });
  await server.register(fastifyCookie);
  if (isRemote) allowFrom(server, publicOrigin.origin);
  else hintToSessions(server, publicOrigin);
  await server.register(fastifyCompress);
  serveLiveness(server, () => true);
  const root = frontEndsRoot(settings.FRONT_ENDS_ROOT);
  await serveFrontEnds(server, { root, deployments, https, log, ...(only !== undefined && { only }) });
  server.setNotFoundHandler((_request, reply) =>
    reply.status(404).send({ error: 'Not found', code: 'not-found' } satisfies ErrorAnswer),
  );
  await server.listen({ port: PORT, host: HOST });
  const { port } = server.server.address() as AddressInfo;
  return { url: `http://${HOST.includes(':') ? `[${HOST}]` : HOST}:${port}`, stop: () => server.close() };
}

/** A micro-frontend may be on an origin of its own, for the product's pages to load and for no others. */
function allowFrom(server: FastifyInstance, origin: string): void {
  server.addHook('onRequest', async (_request, reply) => {
    reply
      .header('access-control-allow-origin', origin)
      .header('cross-origin-resource-policy', 'cross-origin');
  });
}
