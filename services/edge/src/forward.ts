import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';
import { NOT_VALID } from '@planted/service-kit/process';
import type { Dispatcher } from 'undici';
import { answerError, answerUnavailable } from './answers';
import { type Failure, failureOf } from './failure';
import type { IsTrusted } from './trusted-proxies';
import type { Upstream } from './upstream';

/** Headers of one connection (RFC 9110 §7.6.1), and those that the edge itself says. */
const OF_ONE_HOP: ReadonlySet<string> = new Set([
  'connection',
  'expect',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
]);
/** Of the client's body, which is sent as one piece: the HTTP client counts it. */
const OF_THE_BODY = 'content-length';
const EVENTS = 'text/event-stream';
const REPEATABLE: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS', 'PUT', 'DELETE']);

/** A request that can be sent on. */
export interface Forwarded {
  readonly request: IncomingMessage;
  /** Path and query. */
  readonly target: string;
  readonly body: Buffer | null;
}

/**
 * Sends a request on and its answer back. When a server goes down before it answers, the next one is asked, unless the
 * request might then be done twice: one that changes something must name itself by an Idempotency-Key for that.
 */
export async function forward(
  { request, target, body }: Forwarded,
  response: ServerResponse,
  servers: readonly Upstream[],
  isTrusted: IsTrusted,
): Promise<void> {
  const gone = new AbortController();
  response.once('close', () => gone.abort());
  for (const [tries, server] of servers.entries()) {
    try {
      const pool = isStream(request) ? server.streams : server.pool;
      const answer = await pool.request({
        method: request.method as Dispatcher.HttpMethod,
        path: target,
        headers: headersTo(request, isTrusted),
        body,
        signal: gone.signal,
      });
      return await pass(answer, response);
    } catch (error) {
      if (gone.signal.aborted || response.headersSent) return void response.destroy();
      const failure = failureOf(error);
      if (failure === 'request') return answerError(response, 400, NOT_VALID);
      server.noteFailure(failure);
      const isLast = tries === servers.length - 1;
      if (isLast || !mayRepeat(request, failure))
        return answerUnavailable(response, failure === 'late' ? 504 : 502);
    }
  }
}

/** Whether the client asks for server-sent events, as EventSource does: the answer lasts as long as a page is open. */
export const isStream = ({ headers }: IncomingMessage): boolean =>
  `${headers.accept ?? ''}`.toLowerCase().includes(EVENTS);

function mayRepeat({ method = '', headers }: IncomingMessage, failure: Failure): boolean {
  return failure === 'server' || REPEATABLE.has(method) || headers['idempotency-key'] !== undefined;
}

/** What the client sent, with its address and scheme; what it claimed of those is believed of a trusted proxy only. */
function headersTo(
  { headers, socket }: IncomingMessage,
  isTrusted: IsTrusted,
): Record<string, string | string[]> {
  const address = socket.remoteAddress ?? '';
  const claimed: IncomingHttpHeaders = isTrusted(address) ? headers : {};
  const chain = [claimed['x-forwarded-for'] ?? [], address].flat().join(', ');
  return {
    ...withoutHop(
      headers,
      (name) => !name.startsWith('x-forwarded-') && name !== 'forwarded' && name !== OF_THE_BODY,
    ),
    'x-forwarded-for': chain,
    'x-forwarded-proto': claimed['x-forwarded-proto'] ?? 'http',
    'x-forwarded-host': claimed['x-forwarded-host'] ?? headers.host ?? '',
  };
}

/** @throws where the answer cannot be said in HTTP, or breaks off; its connection is free again in any case. */
async function pass(answer: Dispatcher.ResponseData, response: ServerResponse): Promise<void> {
  const { body } = answer;
  // Destroyed before it has ended, it reports that.
  body.on('error', () => undefined);
  try {
    response.writeHead(answer.statusCode, withoutHop(answer.headers));
    response.flushHeaders();
    await pipeline(body, response);
  } finally {
    body.destroy();
  }
}

function withoutHop(
  headers: IncomingHttpHeaders,
  isKept: (name: string) => boolean = () => true,
): Record<string, string | string[]> {
  const named = new Set(`${headers.connection ?? ''}`.toLowerCase().split(/\s*,\s*/));
  const kept: Record<string, string | string[]> = {};
  for (const [name, value] of Object.entries(headers)) {
    if (value === undefined || OF_ONE_HOP.has(name) || named.has(name) || !isKept(name)) continue;
    kept[name] = value;
  }
  return kept;
}
