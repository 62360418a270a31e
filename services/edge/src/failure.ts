import { errors } from 'undici';

/**
 * Who is at fault for a try that brought no answer: 'request', which the HTTP client would not send; 'server', which no
 * connection reaches; 'late', a server that did not answer in time; 'broken', a connection that ended before its answer,
 * which may be either one's doing.
 */
export type Failure = 'request' | 'server' | 'late' | 'broken';

/** Nothing of the request can have reached anybody. */
const NOT_CONNECTED: ReadonlySet<string> = new Set([
  'ECONNREFUSED',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
  'UND_ERR_CONNECT_TIMEOUT',
]);
const NOT_SENT = [
  errors.InvalidArgumentError,
  errors.NotSupportedError,
  errors.RequestContentLengthMismatchError,
];

export function failureOf(error: unknown): Failure {
  if (NOT_SENT.some((type) => error instanceof type)) return 'request';
  if (error instanceof errors.HeadersTimeoutError) return 'late';
  const { code } = error as NodeJS.ErrnoException;
  return NOT_CONNECTED.has(code ?? '') ? 'server' : 'broken';
}
