import { AsyncLocalStorage } from 'node:async_hooks';

const current = new AsyncLocalStorage<string>();

/** Runs `work` so that every log line it writes, at any depth, carries the correlation id. */
export const withCorrelation = <T>(correlationId: string, work: () => T): T =>
  current.run(correlationId, work);

export const currentCorrelation = (): string | undefined => current.getStore();
