import type { Refusal } from '@planted/contracts';
import { RefusalError } from '../messaging/refusal-error';

/** What an attempt was refused with. @throws Error when it was not. */
export async function refusalOf(attempt: Promise<unknown>): Promise<Refusal> {
  const error: unknown = await attempt.then(
    () => new Error('it was not refused'),
    (reason: unknown) => reason,
  );
  if (!(error instanceof RefusalError)) throw error;
  return error.refusal;
}
