import { RefusalError } from './refusal-error';

/** One key means one request: what came first under it is kept, and another content is not taken for its repeat. */
export const keyReused = (): RefusalError =>
  new RefusalError({
    code: 'conflict',
    field: 'Idempotency-Key',
    message: 'Idempotency-Key: was already used for a different request',
  });
