import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import {
  answerBrokenRequest,
  answerEarly,
  EARLY_HEADERS,
  HTTP_TIMEOUTS,
  type HttpTimeouts,
  MAX_HEADER_BYTES,
  type Metrics,
  noMetrics,
  NOT_VALID,
} from '@planted/service-kit/process';
import type { Logger } from 'pino';
import { answerError, answerUnavailable } from './answers';
import { createRoundRobin } from './round-robin';
import { forward, isStream } from './forward';
import { measureEdge } from './measure-edge';
import { targetOf } from './request-target';
import { match, type Route } from './routes';
import type { IsTrusted } from './trusted-proxies';
import { openUpstream } from './upstream';

/** The gateway's largest body; the edge keeps a body until it is answered, so that it can be sent again. */
const BODY_LIMIT = 2 * 1024 * 1024;
/** Of clients that are slow: the edge is the one that meets them. */
const EDGE_HTTP_TIMEOUTS: HttpTimeouts = { ...HTTP_TIMEOUTS, checkIntervalMs: 1_000 };
/** For whoever starts and watches the edge itself. */
const OWN_HEALTH = '/healthz';

export interface EdgeOptions {
  readonly routes: readonly Route[];
  readonly host: string;
  readonly port: number;
  /** Proxies in front of the edge. */
  readonly trusted: IsTrusted;
  readonly timeouts?: HttpTimeouts;
  readonly log: Logger;
  /** Of this process; nothing is measured without. */
  readonly metrics?: Metrics;
}

export interface Edge {
  readonly url: string;
  /** Whether there is a server for every path. */
  isReady(): boolean;
  stop(): Promise<void>;
}

/** The edge proxy of a product of many processes: finds a server that is up for each path. */
export async function startEdge({
  routes,
  host,
  port,
  trusted,
  timeouts = EDGE_HTTP_TIMEOUTS,
  log,
  metrics = noMetrics(),
}: EdgeOptions): Promise<Edge> {
  const origins = [...new Set(routes.flatMap(({ servers }) => servers))];
  const upstreams = new Map(origins.map((origin) => [origin, openUpstream(origin, log)]));
  const doors = routes.map(({ prefix, servers }) => {
    const known = servers.flatMap((origin) => upstreams.get(origin) ?? []);
    return { prefix, known, nextServers: createRoundRobin(known) };
  });
  const timeAnswer = measureEdge(metrics, [...upstreams.values()]);
  const isReady = () => doors.every(({ known }) => known.some((upstream) => upstream.isUp()));
  const limits = {
    headersTimeout: timeouts.headersMs,
    requestTimeout: timeouts.requestMs,
    connectionsCheckingInterval: timeouts.checkIntervalMs,
    maxHeaderSize: MAX_HEADER_BYTES.edge,
    requireHostHeader: false,
  };
  const server = createServer(limits, async (request, response) => {
    response.on('error', (err) => log.debug({ err }, 'response aborted'));
    if (request.url === OWN_HEALTH) {
      if (!isReady()) return answerUnavailable(response, 503);
      return void response.writeHead(200, EARLY_HEADERS).end();
    }
    const target = targetOf(request);
    const door = target === undefined ? undefined : match(doors, target);
    if (!isStream(request)) timeAnswer(response, door?.prefix ?? 'none');
    if (target === undefined) return answerError(response.setHeader('connection', 'close'), 400, NOT_VALID);
    if (!door) return answerError(response, 404, { error: 'Not found', code: 'not-found' });
    const body = await bodyOf(request).catch(() => undefined);
    if (body === 'too-large')
      return answerError(response.setHeader('connection', 'close'), 413, {
        error: 'The request is too large',
        code: 'too-large',
      });
    if (body === undefined) return void response.destroy();
    await forward({ request, target, body }, response, door.nextServers(), trusted);
  });
  server.on('clientError', answerBrokenRequest);
  answerEarly(server);
  server.setTimeout(timeouts.idleMs);
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(port, host, resolve);
  });
  const address = server.address() as AddressInfo;
  return {
    url: `http://${host.includes(':') ? `[${host}]` : host}:${address.port}`,
    isReady,
    async stop() {
      const closed = new Promise((resolve) => server.close(resolve));
      server.closeAllConnections();
      await closed;
      await Promise.all([...upstreams.values()].map((upstream) => upstream.close()));
    },
  };
}

/** @throws when the client disconnected before it had sent all of it */
async function bodyOf(request: IncomingMessage): Promise<Buffer | null | 'too-large'> {
  if (Number(request.headers['content-length'] ?? 0) > BODY_LIMIT) return 'too-large';
  const chunks: Buffer[] = [];
  let size = 0;
  // Whoever sends too much is still told so.
  for await (const chunk of request.iterator({ destroyOnReturn: false })) {
    size += chunk.length;
    if (size > BODY_LIMIT) return 'too-large';
    chunks.push(chunk);
  }
  return size === 0 ? null : Buffer.concat(chunks);
}
