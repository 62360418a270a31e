import type { ServerResponse } from 'node:http';
import type { ErrorAnswer } from '@planted/contracts';
import { EARLY_HEADERS } from '@planted/service-kit/process';

/** Seconds after which someone who found no server may try again. */
const RETRY_AFTER = 2;

/** The edge's own answers look like the gateway's. */
export function answerError(response: ServerResponse, status: number, answer: ErrorAnswer): void {
  const body = JSON.stringify(answer);
  if (status >= 500) response.setHeader('retry-after', RETRY_AFTER);
  response.writeHead(status, {
    ...EARLY_HEADERS,
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(body),
  });
  response.end(body);
}

export const answerUnavailable = (response: ServerResponse, status: 502 | 503 | 504): void =>
  answerError(response, status, {
    error: "We can't reach Planted right now. Please try again.",
    code: 'unavailable',
  });
