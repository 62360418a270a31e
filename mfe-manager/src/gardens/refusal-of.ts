import { ApiError } from '@planted/api-client';

/** What the server said against a call; undefined when the call failed in any other way (3 §8). */
export const refusalOf = (cause: Error): string | undefined =>
  cause instanceof ApiError && cause.status >= 400 ? cause.message : undefined;

/** Whether no answer says how it ended: sent again as it is, it is done once. */
export const isUnanswered = (cause: Error): boolean => cause instanceof ApiError && !isUndone(cause);

/** Whether what was asked for is certainly not done: a busy or broken server may have done it all the same. */
export const isUndone = (cause: Error): boolean =>
  cause instanceof ApiError && cause.status >= 400 && cause.status < 500;
