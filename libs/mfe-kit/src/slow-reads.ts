import type { Query, QueryClient } from '@tanstack/react-query';
import { createSlowNotice, type SlowNotice } from './alerts/slow-notice';

/** A read that has shown nothing for so long, in milliseconds, is slow. */
export const SLOW_READ_MS = 3000;

export const slowReadWords = { title: 'Still loading. The connection is slow.' };

const notice = createSlowNotice(slowReadWords);

/**
 * Says of every query that is on its way for more than 3 s, retries included, that the connection is slow. A query that
 * shows what it had before is not meant.
 */
export function reportSlowReads(client: QueryClient, { add }: SlowNotice = notice): void {
  /** How to stop waiting, or to take back what was said, by query. */
  const waiting = new Map<string, () => void>();

  function begin(query: Query): void {
    const { queryHash, queryKey } = query;
    async function tryAgain(): Promise<void> {
      await client.cancelQueries({ queryKey, exact: true });
      await client.refetchQueries({ queryKey, exact: true });
    }
    const clock = setTimeout(
      () =>
        waiting.set(
          queryHash,
          add(() => void tryAgain()),
        ),
      SLOW_READ_MS,
    );
    waiting.set(queryHash, () => clearTimeout(clock));
  }

  client.getQueryCache().subscribe(({ type, query }) => {
    const { status, fetchStatus } = query.state;
    const isAwaited = type !== 'removed' && status === 'pending' && fetchStatus === 'fetching';
    const end = waiting.get(query.queryHash);
    if (isAwaited && !end) begin(query);
    if (isAwaited || !end) return;
    waiting.delete(query.queryHash);
    end();
  });
}
