import { RefusalError } from '@planted/service-kit';

const HEADER = 'idempotency-key';
/** Whatever a client chooses to tell its requests apart by: visible characters, and no more than a log line holds. */
const KEY = /^[\x21-\x7e]{1,200}$/;

/** @throws RefusalError for what cannot be a key. */
export function idempotencyKeyOf(headers: Readonly<Record<string, unknown>>): string | undefined {
  const sent = headers[HEADER];
  if (sent === undefined) return undefined;
  if (typeof sent === 'string' && KEY.test(sent)) return sent;
  const field = 'Idempotency-Key';
  throw new RefusalError({
    code: 'invalid',
    field,
    message: `${field}: must be 1 to 200 characters without spaces`,
  });
}
