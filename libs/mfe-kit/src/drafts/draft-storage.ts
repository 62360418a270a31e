import { showAlert } from '../alerts/alert-store';
import type { DraftStorage, DurableStore } from './draft-stores';

interface Dependencies {
  durable: DraftStorage;
  /** Called once, when the durable storage fails for the first time. */
  onDenied: (cause: unknown) => void;
  /** Called with changes (undefined: removed) that the durable storage is not asked to make after that. */
  note?: (key: string, value: unknown) => void;
}

export function createDraftStorage({ durable, onDenied, note }: Dependencies): DraftStorage {
  /** Every draft of this page, so that none is lost when storage fails half-way; undefined where one was removed. */
  const memory = new Map<string, unknown>();
  /** What lies there could not be read, so nothing of this page may take its place. */
  const unread = new Set<string>();
  let denied = false;

  async function attempt<T>(act: () => Promise<T>, otherwise: () => T): Promise<T> {
    if (denied) return otherwise();
    try {
      return await act();
    } catch (cause) {
      denied = true;
      onDenied(cause);
      return otherwise();
    }
  }

  function change(key: string, value: unknown, act: () => Promise<void>): Promise<void> {
    memory.set(key, value);
    return attempt(act, () => {
      if (!unread.has(key)) note?.(key, value);
    });
  }

  const namesInMemory = () => [...memory].flatMap(([key, value]) => (value === undefined ? [] : [key]));

  return {
    // Called at each sign-in: a gardener without drafts need not see that drafts do not last.
    names: () => (denied ? Promise.resolve(namesInMemory()) : durable.names().catch(() => [])),
    get: (key) =>
      attempt(
        () => durable.get(key),
        () => {
          if (!memory.has(key)) unread.add(key);
          return memory.get(key);
        },
      ),
    set: (key, value) => change(key, value, () => durable.set(key, value)),
    remove: (key) => change(key, undefined, () => durable.remove(key)),
    async replace(key, value, isExpected) {
      let isReplaced = true;
      await change(key, value, async () => {
        isReplaced = await durable.replace(key, value, isExpected);
      });
      return isReplaced;
    },
  };
}

let opened: DurableStore | undefined;
/** The browser's store is here from now on, without fetching its code. */
export const holdOpen = (store: DurableStore): void => {
  opened = store;
};
const open = async (): Promise<DurableStore> => (opened ??= (await import('./browser-store')).browserStore);

export const browserDraftStorage: DraftStorage = createDraftStorage({
  durable: {
    get: async (key) => (await open()).get(key),
    set: (key, value) => (opened ? opened.set(key, value) : open().then((store) => store.set(key, value))),
    remove: (key) => (opened ? opened.remove(key) : open().then((store) => store.remove(key))),
    replace: (...change) =>
      opened ? opened.replace(...change) : open().then((store) => store.replace(...change)),
    names: async () => (await open()).names(),
  },
  note: (key, value) => void opened?.note(key, value),
  onDenied(cause) {
    console.warn(`Drafts stay in memory: ${String(cause)}`);
    showAlert({
      kind: 'info',
      title: 'Your draft may be lost when you close this page',
      text: "Your browser can't store it right now. Save your work to keep it.",
    });
  },
});
