import { readInput, type Refusal, type RefusalCode } from '@planted/contracts';
import type { z } from 'zod';

/** A refusal on its way to the sender. Throw it from a handler; it arrives at the sender unchanged. */
export class RefusalError extends Error {
  override readonly name = 'RefusalError';

  constructor(
    readonly refusal: Refusal,
    options?: ErrorOptions,
  ) {
    super(refusal.message, options);
  }

  get code(): RefusalCode {
    return this.refusal.code;
  }
}

/** @throws RefusalError that names the first wrong field */
export function checked<S extends z.ZodType>(schema: S, input: unknown): z.output<S> {
  const read = readInput(schema, input);
  if (!read.ok) throw new RefusalError(read.refusal);
  return read.value;
}

/** Seconds after which a sender who found no server may try again. */
const RETRY_AFTER = 2;

/** The refusal for what is no one's fault and may work later; its cause is logged, never sent. */
export const unavailable = (message: string, cause?: unknown): RefusalError =>
  new RefusalError({ code: 'unavailable', message, retryAfter: RETRY_AFTER }, { cause });

/** Between these many seconds, chosen at random: those who were refused together do not come back together. */
const TOO_MANY_RETRY_AFTER = { from: 1, to: 4 };

/** The refusal for one of many changes to the same thing at the same time; nothing was done. */
export const tooManyAtOnce = (random = Math.random()): RefusalError => {
  const { from, to } = TOO_MANY_RETRY_AFTER;
  return new RefusalError({
    code: 'too-many',
    message: 'Too many changes were made here at once. Please try again in a moment.',
    retryAfter: from + Math.floor(random * (to - from + 1)),
  });
};
