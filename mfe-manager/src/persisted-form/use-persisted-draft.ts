import { createDraftStore, type DraftStore } from '@planted/mfe-kit';
import { useEffect, useEffectEvent } from 'react';

/** Counts up when what any of these drafts hold changes its meaning. */
const VERSION = 1;

const stores = new Map<string, DraftStore<unknown>>();

function storeOf<Value>(key: string, parse: (value: unknown) => Value): DraftStore<Value> {
  const known = stores.get(key);
  if (known) return known as DraftStore<Value>;
  const store = createDraftStore({ key, version: VERSION, parse });
  stores.set(key, store as DraftStore<unknown>);
  return store;
}

export interface PersistedDraft<Value> {
  /** Names the draft in the browser, e.g. 'manager/event/<garden id>'. */
  readonly key: string;
  /** Checks what was persisted; throws where it is no such draft. */
  readonly parse: (value: unknown) => Value;
}

/**
 * The draft of this name, for what is begun and not yet sent.
 * @param restore gets what was persisted, when storage has responded and the component is still mounted
 */
export function usePersistedDraft<Value>(
  { key, parse }: PersistedDraft<Value>,
  restore: (persisted: NoInfer<Value>) => void,
): DraftStore<Value> {
  const draft = storeOf(key, parse);
  const onFound = useEffectEvent(restore);
  useEffect(() => {
    let isOpen = true;
    void draft.load().then((persisted) => {
      if (isOpen && persisted.status === 'found') onFound(persisted.value);
    });
    return () => {
      isOpen = false;
    };
  }, [draft]);
  return draft;
}
