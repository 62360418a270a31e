import {
  type InvalidateOptions,
  type InvalidateQueryFilters,
  MutationCache,
  type Query,
  QueryCache,
  QueryClient,
  type QueryKey,
} from '@tanstack/react-query';
import type { ReadKeeper } from './offline/read-keeper';
import { reportSlowReads } from './slow-reads';

const staleMs = 30_000;
const maxRetries = 2;
/** Both pauses together leave a failure time to be shown within 3 s. */
const firstPauseMs = 300;

/**
 * The one client of the page: the shell makes it and hands it to every remote through React.
 *
 * Nothing waits in silence for a network: a query or mutation is tried, and fails, without one too. The client's default
 * would pause it, and its button with it.
 * @param onNotSignedIn called for every answer 401, e.g. when a session has ended meanwhile
 * @param keeper keeps what queries are answered; without one nothing outlives the page
 */
export function createQueryClient(
  onNotSignedIn: () => void,
  keeper?: Pick<ReadKeeper, 'persister'>,
): QueryClient {
  const onError = (error: unknown) => {
    if (statusOf(error) === 401) onNotSignedIn();
  };
  const client = new AskingQueryClient({
    queryCache: new QueryCache({ onError }),
    mutationCache: new MutationCache({ onError }),
    defaultOptions: {
      queries: {
        networkMode: 'always',
        refetchOnReconnect: true,
        staleTime: staleMs,
        retry: (failures, error) => failures < maxRetries && mayPass(error),
        retryDelay: (failures) => firstPauseMs * 2 ** failures,
        ...(keeper && { persister: keeper.persister }),
      },
      mutations: { networkMode: 'always', retry: false },
    },
  });
  reportSlowReads(client);
  return client;
}

/**
 * TanStack takes an invalidation during a query's first fetch for one that this fetch answers, though the server may have
 * answered it before the change. Here such a query is asked once more when its first fetch has ended.
 */
class AskingQueryClient extends QueryClient {
  /** Queries that are to be asked once more, with when they have been. */
  readonly #again = new WeakMap<Query, Promise<void>>();

  override async invalidateQueries<Key extends QueryKey = QueryKey>(
    filters?: InvalidateQueryFilters<Key>,
    options?: InvalidateOptions,
  ): Promise<void> {
    const firstFetches = this.getQueryCache()
      .findAll({ ...filters, fetchStatus: 'fetching' })
      .filter((query) => query.state.data === undefined && query.isActive());
    await Promise.all([
      super.invalidateQueries(filters, options),
      ...firstFetches.map((query) => this.#askOnceMore(query)),
    ]);
  }

  #askOnceMore(query: Query): Promise<void> {
    const known = this.#again.get(query);
    if (known) return known;
    const asked = query
      .fetch()
      .catch(() => {})
      .then(() => {
        this.#again.delete(query);
        return super.invalidateQueries({ queryKey: query.queryKey, exact: true });
      });
    this.#again.set(query, asked);
    return asked;
  }
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
