import { QueryClient } from '@tanstack/react-query';

const staleMs = 30_000;
const maxRetries = 2;

/** The one client of the page: the shell makes it and hands it to every remote through React. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: staleMs,
        retry: (failures, error) => failures < maxRetries && isWorthRetrying(error),
      },
      mutations: { retry: false },
    },
  });
}

/** A refusal (400 to 499) stays one; a broken connection or a busy server may pass. */
function isWorthRetrying(error: unknown): boolean {
  const status = typeof error === 'object' && error !== null && 'status' in error ? error.status : undefined;
  return typeof status !== 'number' || status < 400 || status >= 500;
}
