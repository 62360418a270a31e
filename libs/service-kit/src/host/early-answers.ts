import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import type { ErrorAnswer } from '@planted/contracts';

/** For an answer that is given before any route has run: JSON that no page needs. */
export const EARLY_HEADERS: Readonly<Record<string, string>> = {
  'content-security-policy': "default-src 'none';frame-ancestors 'none'",
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'cache-control': 'no-store',
};

export const NOT_VALID: ErrorAnswer = { error: 'The request is not valid', code: 'invalid' };

/**
 * Largest headers of a request that reaches the product, in bytes. What is behind the edge takes more, since the edge
 * adds some of its own: no request that the edge lets through is too large for its server.
 */
export const MAX_HEADER_BYTES = { edge: 16 * 1024, behind: 32 * 1024 } as const;

/** What the parser of requests gives up on, with the status that says so. */
const KNOWN: Readonly<Record<string, readonly [string, string]>> = {
  ERR_HTTP_REQUEST_TIMEOUT: ['408 Request Timeout', 'The request took too long to arrive'],
  HPE_HEADER_OVERFLOW: ['431 Request Header Fields Too Large', 'The headers are too large'],
  HPE_CHUNK_EXTENSIONS_OVERFLOW: ['413 Payload Too Large', 'The body is too large'],
};
const OTHERWISE = ['400 Bad Request', NOT_VALID.error] as const;

/** For 'clientError': answers what is no request, or not in time, as every refusal, and ends the connection. */
export function answerBrokenRequest(error: NodeJS.ErrnoException, socket: Duplex): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return;
  if (!socket.writable) return void socket.destroy();
  const [status, words] = KNOWN[error.code ?? ''] ?? OTHERWISE;
  socket.end(rawAnswer(status, { error: words, code: 'invalid' }), () => socket.destroy());
}

/** Takes over the answers that Node's HTTP server gives by itself, bare, where no one listens for their events. */
export function answerEarly(server: Server): void {
  server.on('checkExpectation', (_request: IncomingMessage, response: ServerResponse) => {
    const answer: ErrorAnswer = { error: 'The expectation cannot be met', code: 'invalid' };
    const body = JSON.stringify(answer);
    const ofBody = { 'content-type': 'application/json', 'content-length': body.length };
    response.writeHead(417, { ...EARLY_HEADERS, ...ofBody }).end(body);
  });
  server.on('connect', (_request, socket) =>
    socket.end(rawAnswer(OTHERWISE[0], NOT_VALID), () => socket.destroy()),
  );
}

/**
 * Whether a request names its host as HTTP does: once, which HTTP/1.0 may leave out (RFC 9112 §3.2). Node keeps the first
 * of several, where what is in front of it may have kept another. A server made with `requireHostHeader: false` must ask
 * this itself.
 */
export function namesOneHost({
  httpVersion,
  rawHeaders,
}: Pick<IncomingMessage, 'httpVersion' | 'rawHeaders'>): boolean {
  const hosts = rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === 'host').length;
  return hosts === 1 || (hosts === 0 && httpVersion === '1.0');
}

function rawAnswer(status: string, answer: ErrorAnswer): string {
  const body = JSON.stringify(answer);
  const headers = Object.entries({
    ...EARLY_HEADERS,
    'content-type': 'application/json',
    'content-length': body.length,
    connection: 'close',
  });
  return [`HTTP/1.1 ${status}`, ...headers.map(([name, value]) => `${name}: ${value}`), '', body].join(
    '\r\n',
  );
}
