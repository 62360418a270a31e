import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';

const staleMs = 30_000;
const maxRetries = 2;

/**
 * The one client of the page: the shell makes it and hands it to every remote through React.
 * @param onNotSignedIn called for every answer 401, e.g. when a session has ended meanwhile
 */
export function createQueryClient(onNotSignedIn: () => void): QueryClient {
  const onError = (error: unknown) => {
    if (statusOf(error) === 401) onNotSignedIn();
  };
  return new QueryClient({
    queryCache: new QueryCache({ onError }),
    mutationCache: new MutationCache({ onError }),
    defaultOptions: {
      queries: { staleTime: staleMs, retry: (failures, error) => failures < maxRetries && mayPass(error) },
      mutations: { retry: false },
    },
  });
}

/** A refusal (400 to 499) stays one; a broken connection or a busy server may pass. */
function mayPass(error: unknown): boolean {
  const status = statusOf(error);
  return status === undefined || status < 400 || status >= 500;
}

function statusOf(error: unknown): number | undefined {
  const status = typeof error === 'object' && error !== null && 'status' in error ? error.status : undefined;
  return typeof status === 'number' ? status : undefined;
}
