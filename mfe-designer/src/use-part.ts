import type { Store } from '@planted/mfe-kit';
import { useSyncExternalStore } from 'react';

/** Watches one part of a store. The part must be the same value as long as nothing in it has changed. */
export function usePart<S, T>(store: Pick<Store<S>, 'get' | 'subscribe'>, part: (state: S) => T): T {
  const read = () => part(store.get());
  return useSyncExternalStore(store.subscribe, read, read);
}
