import type { Socket } from 'node:net';
import type { ErrorAnswer } from '@planted/contracts';

/** What the parser of requests gives up on, with the status that says so. */
const KNOWN: Readonly<Record<string, readonly [string, string]>> = {
  ERR_HTTP_REQUEST_TIMEOUT: ['408 Request Timeout', 'The request took too long to arrive'],
  HPE_HEADER_OVERFLOW: ['431 Request Header Fields Too Large', 'The headers are too large'],
};
const OTHERWISE = ['400 Bad Request', 'The request is not valid'] as const;

/** Answers what is no request, or not in time, in the shape of every refusal, and ends the connection. */
export function answerBrokenRequest(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return;
  const [status, words] = KNOWN[error.code ?? ''] ?? OTHERWISE;
  const body = JSON.stringify({ error: words, code: 'invalid' } satisfies ErrorAnswer);
  if (socket.writable) {
    const head = ['Content-Type: application/json', `Content-Length: ${body.length}`, 'Connection: close'];
    socket.write([`HTTP/1.1 ${status}`, ...head, '', body].join('\r\n'));
  }
  socket.destroy();
}
