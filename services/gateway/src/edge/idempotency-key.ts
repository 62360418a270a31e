import { RefusalError } from '@planted/service-kit';
import { IDEMPOTENCY_HEADER, IDEMPOTENCY_KEY } from './wire-names';

/** @throws RefusalError for what cannot be a key. */
export const idempotencyKeyOf = (headers: Readonly<Record<string, unknown>>): string | undefined =>
  keyIn(headers, IDEMPOTENCY_HEADER);

/**
 * The key that a header names something by.
 * @throws RefusalError for what cannot be one.
 */
export function keyIn(headers: Readonly<Record<string, unknown>>, field: string): string | undefined {
  const sent = headers[field.toLowerCase()];
  if (sent === undefined) return undefined;
  if (typeof sent === 'string' && IDEMPOTENCY_KEY.test(sent)) return sent;
  throw new RefusalError({
    code: 'invalid',
    field,
    message: `${field}: must be 1 to 200 characters without spaces`,
  });
}
