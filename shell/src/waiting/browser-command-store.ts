import type { Commands, CommandStore } from '@planted/outbox';
import { createStore, get, promisifyRequest } from 'idb-keyval';

const commands = createStore('planted-waiting', 'commands');

/** Commands in the browser's IndexedDB, a list for each gardener. */
export const browserCommandStore: CommandStore = {
  read: async (gardener) => (await get<Commands>(gardener, commands)) ?? [],
  change: (gardener, change) =>
    commands('readwrite', (store) => {
      let next: Commands = [];
      const reading: IDBRequest<Commands | undefined> = store.get(gardener);
      reading.onsuccess = () => {
        const before = reading.result ?? [];
        next = change(before);
        if (next !== before) store.put(next, gardener);
      };
      return promisifyRequest(store.transaction).then(() => next);
    }),
};
