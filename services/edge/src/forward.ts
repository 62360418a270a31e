import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import { errors, type Dispatcher } from 'undici';
import { answerUnavailable } from './answers';
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
const REPEATABLE: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS', 'PUT', 'DELETE']);
/** Nothing of the request can have reached anybody. */
const NOT_CONNECTED: ReadonlySet<string> = new Set([
  'ECONNREFUSED',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
  'UND_ERR_CONNECT_TIMEOUT',
]);

/**
 * Sends a request on and its answer back. When a server goes down before it answers, the next one is asked, unless the
 * request might then be done twice: one that changes something must name itself by an Idempotency-Key for that.
 */
export async function forward(
  request: IncomingMessage,
  body: Buffer | null,
  response: ServerResponse,
  servers: readonly Upstream[],
  isTrusted: IsTrusted,
): Promise<void> {
  const gone = new AbortController();
  response.once('close', () => gone.abort());
  for (const [tries, server] of servers.entries()) {
    try {
      const answer = await server.pool.request({
        method: request.method as Dispatcher.HttpMethod,
        path: request.url ?? '/',
        headers: headersTo(request, isTrusted),
        body,
        signal: gone.signal,
      });
      return await pass(answer, response);
    } catch (error) {
      if (gone.signal.aborted || response.headersSent) return void response.destroy();
      const isLate = error instanceof errors.HeadersTimeoutError;
      if (!isLate) server.markDown();
      const isLast = tries === servers.length - 1;
      if (isLast || !mayRepeat(request, error)) return answerUnavailable(response, isLate ? 504 : 502);
    }
  }
}

function mayRepeat({ method = '', headers }: IncomingMessage, error: unknown): boolean {
  const { code } = error as NodeJS.ErrnoException;
  return NOT_CONNECTED.has(code ?? '') || REPEATABLE.has(method) || headers['idempotency-key'] !== undefined;
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
    ...withoutHop(headers, (name) => !name.startsWith('x-forwarded-') && name !== 'forwarded'),
    'x-forwarded-for': chain,
    'x-forwarded-proto': claimed['x-forwarded-proto'] ?? 'http',
    'x-forwarded-host': claimed['x-forwarded-host'] ?? headers.host ?? '',
  };
}

async function pass(answer: Dispatcher.ResponseData, response: ServerResponse): Promise<void> {
  response.writeHead(answer.statusCode, withoutHop(answer.headers));
  response.flushHeaders();
  for await (const chunk of answer.body) {
    if (!response.write(chunk))
      await new Promise((resolve) => response.once('drain', resolve).once('close', resolve));
  }
  response.end();
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
