import { get, keys, promisifyRequest } from 'idb-keyval';
import { createDeviceStore } from '../device-store/device-store';
import { createDurableStore, type DraftDatabase } from './durable-store';
import { createPageHide } from './page-hide';
import { createUnloadBackup } from './unload-backup';

const drafts = createDeviceStore('planted', 'drafts');

/** Drafts in the browser's IndexedDB. */
const database: DraftDatabase = {
  get: (key) => get(key, drafts),
  // Both commit at once instead of when the page comes to it: a page that is being left no longer does.
  set: (key, value) =>
    drafts('readwrite', (store) => {
      store.put(value, key);
      store.transaction.commit();
      return promisifyRequest(store.transaction);
    }),
  remove: (key) =>
    drafts('readwrite', (store) => {
      store.delete(key);
      store.transaction.commit();
      return promisifyRequest(store.transaction);
    }),
  names: () => keys<string>(drafts),
  changeIf: (key, { value }, isDue) =>
    drafts('readwrite', (store) => {
      const reading = store.get(key);
      reading.onsuccess = () => {
        if (!isDue(reading.result)) return;
        try {
          if (value === undefined) store.delete(key);
          else store.put(value, key);
        } catch {
          // Thrown to nobody here: the transaction fails instead, whose promise is awaited.
          store.transaction.abort();
        }
      };
      return promisifyRequest(store.transaction);
    }),
};

/** Drafts in this browser; rejects where that is denied or broken. */
export const browserStore = createDurableStore({
  database,
  backup: createUnloadBackup(() => localStorage),
  pageHide: createPageHide({ window, document }),
});
