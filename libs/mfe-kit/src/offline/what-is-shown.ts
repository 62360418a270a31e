import type { QueryClient } from '@tanstack/react-query';
import { isBeside, isPublic, keptName } from './kept-names';
import type { ReadKeeper } from './read-keeper';

/** What is shown of what was kept. */
export interface KeptView {
  /** Since when the oldest of a gardener's reads on the page is known, in ms since 1970; undefined: all is as of now. */
  readonly since: number | undefined;
  /** Nothing of the page has ever been read on this device, and there is no network to read it. */
  readonly isNever: boolean;
}

/** Looks at the queries that the page shows. */
export function viewOf(client: QueryClient, keeper: Pick<ReadKeeper, 'keptSince' | 'isMissing'>): KeptView {
  const shown = client
    .getQueryCache()
    .getAll()
    // One that nobody is to read yet says nothing.
    .filter(
      (query) => query.isActive() && keptName(query.queryKey) !== undefined && !isBeside(query.queryKey),
    );
  const own = shown.filter(({ queryKey }) => !isPublic(queryKey));
  const times = own.flatMap(({ queryHash }) => keeper.keptSince(queryHash) ?? []);
  const deciding = own.length > 0 ? own : shown;
  return {
    since: times.length > 0 ? Math.min(...times) : undefined,
    isNever:
      deciding.some(({ queryHash }) => keeper.isMissing(queryHash)) &&
      deciding.every(({ state }) => state.data === undefined),
  };
}
