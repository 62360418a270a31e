import type { Store } from '@planted/mfe-kit';
import { useSyncExternalStore } from 'react';

/** Watches one part of a store. The part must be the same value as long as nothing in it has changed. */
export function usePart<S, T>(store: Pick<Store<S>, 'get' | 'subscribe'>, part: (state: S) => T): T {
  return useSyncExternalStore(store.subscribe, () => part(store.get()));
}
