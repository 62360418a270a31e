import type { AddressInfo } from 'node:net';
import fastifyCompress from '@fastify/compress';
import fastifyCookie from '@fastify/cookie';
import type { ErrorAnswer } from '@planted/contracts';
import { type Metrics, noMetrics } from '@planted/service-kit/process';
import { fastify } from 'fastify';
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
  metrics: Metrics = noMetrics(),
): Promise<FrontEndServer> {
  const { FRONT_END, PORT, HOST, GOOGLE_CLIENT_ID } = settings;
  const publicOrigin = new URL(settings.PUBLIC_ORIGIN);
  const server = fastify({ forceCloseConnections: true });
  measureRequests(server, metrics);
  await setSecurityHeaders(server, {
    google: GOOGLE_CLIENT_ID !== undefined,
    https: publicOrigin.protocol === 'https:',
  });
  await server.register(fastifyCookie);
  if (FRONT_END === 'shell') hintToSessions(server, publicOrigin);
  await server.register(fastifyCompress);
  serveLiveness(server, () => true);
  await serveFrontEnds(server, frontEndsRoot(settings.FRONT_ENDS_ROOT), FRONT_END);
  server.setNotFoundHandler((_request, reply) =>
    reply.status(404).send({ error: 'Not found', code: 'not-found' } satisfies ErrorAnswer),
  );
  await server.listen({ port: PORT, host: HOST });
  const { port } = server.server.address() as AddressInfo;
  return { url: `http://${HOST.includes(':') ? `[${HOST}]` : HOST}:${port}`, stop: () => server.close() };
}
