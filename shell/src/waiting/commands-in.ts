import type { Commands, CommandStore } from '@planted/outbox';
import { get, promisifyRequest, type UseStore } from 'idb-keyval';

/** Where commands lie in the browser's IndexedDB: its name, and that of what is in it. */
export const COMMANDS = ['planted-waiting', 'commands'] as const;

/** Commands in the browser's IndexedDB, a list for each gardener. */
export const commandsIn = (commands: UseStore): CommandStore => ({
  read: async (gardener) => (await get<Commands>(gardener, commands)) ?? [],
  change: (gardener, change) =>
    commands('readwrite', (store) => {
      let next: Commands = [];
      const reading: IDBRequest<Commands | undefined> = store.get(gardener);
      reading.onsuccess = () => {
        const before = reading.result ?? [];
        next = change(before);
        if (next === before) return;
        store.put(next, gardener);
        // At once: a page that is being left does not come to it any more.
        store.transaction.commit();
      };
      return promisifyRequest(store.transaction).then(() => next);
    }),
});
