import { createStore, del, get, keys, promisifyRequest } from 'idb-keyval';
import type { DraftStorage } from './draft-storage';

const drafts = createStore('planted', 'drafts');

/** Drafts in the browser's IndexedDB; rejects where that is denied or broken. */
export const browserStore: DraftStorage = {
  get: (key) => get(key, drafts),
  /** Commits at once instead of when the page comes to it: a page that is being left no longer does. */
  set: (key, value) =>
    drafts('readwrite', (store) => {
      store.put(value, key);
      store.transaction.commit();
      return promisifyRequest(store.transaction);
    }),
  remove: (key) => del(key, drafts),
  names: () => keys<string>(drafts),
};
