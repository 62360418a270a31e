import { uuid } from '@planted/contracts';
import { RefusalError } from '@planted/service-kit';

const HEADER = 'idempotency-key';

/** @throws RefusalError for a key that is not a uuid. */
export function idempotencyKeyOf(headers: Readonly<Record<string, unknown>>): string | undefined {
  const sent = headers[HEADER];
  if (sent === undefined) return undefined;
  const parsed = uuid.safeParse(sent);
  if (parsed.success) return parsed.data;
  const field = 'Idempotency-Key';
  throw new RefusalError({ code: 'invalid', field, message: `${field}: must be a uuid` });
}
