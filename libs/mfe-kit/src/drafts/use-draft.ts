import { useEffect, useState } from 'react';
import type { DraftLoad, DraftStore } from './draft-store';

/** What the draft held when the component came up; 'loading' until storage has answered. */
export function useDraft<T>(store: DraftStore<T>): DraftLoad<T> | { readonly status: 'loading' } {
  const [loaded, setLoaded] = useState<DraftLoad<T> | { readonly status: 'loading' }>({ status: 'loading' });
  useEffect(() => {
    let current = true;
    void store.load().then((result) => {
      if (current) setLoaded(result);
    });
    return () => {
      current = false;
    };
  }, [store]);
  return loaded;
}
