import type { DraftStorage } from '../drafts/draft-stores';

/** Drafts in a map, for tests that look into it. */
export function memoryDrafts(): DraftStorage & { readonly kept: Map<string, unknown> } {
  const kept = new Map<string, unknown>();
  return {
    kept,
    get: async (key) => kept.get(key),
    set: async (key, value) => void kept.set(key, value),
    remove: async (key) => void kept.delete(key),
    replace: async (key, value, isExpected) => isExpected(kept.get(key)) && Boolean(kept.set(key, value)),
    names: async () => [...kept.keys()],
  };
}
