import { showAlert } from '../alerts/alert-store';

/** Where drafts lie: the browser's IndexedDB, or memory where that is denied or broken. Never rejects. */
export interface DraftStorage {
  get: (key: string) => Promise<unknown>;
  set: (key: string, value: unknown) => Promise<void>;
  remove: (key: string) => Promise<void>;
  /** The keys of everything that lies there. */
  names: () => Promise<readonly string[]>;
}

interface Dependencies {
  durable: DraftStorage;
  /** Called once, when the durable storage fails for the first time. */
  onDenied: (cause: unknown) => void;
}

export function createDraftStorage({ durable, onDenied }: Dependencies): DraftStorage {
  const memory = new Map<string, unknown>();
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

  return {
    // Asked at each sign-in: who never draws need not hear that drafts do not last.
    names: () => (denied ? Promise.resolve([...memory.keys()]) : durable.names().catch(() => [])),
    get: (key) =>
      attempt(
        () => durable.get(key),
        () => memory.get(key),
      ),
    // Memory holds every draft of this page, so that none is lost when storage fails half-way.
    set(key, value) {
      memory.set(key, value);
      return attempt(
        () => durable.set(key, value),
        () => undefined,
      );
    },
    remove(key) {
      memory.delete(key);
      return attempt(
        () => durable.remove(key),
        () => undefined,
      );
    },
  };
}

/** Opened before a page shows (prepare-drafts.ts), so that it is open when one is left and there is no time for that. */
let opened: DraftStorage | undefined;
export const openBrowserStore = async (): Promise<DraftStorage> =>
  (opened ??= (await import('./browser-store')).browserStore);

export const browserDraftStorage: DraftStorage = createDraftStorage({
  durable: {
    get: async (key) => (await openBrowserStore()).get(key),
    set: (key, value) =>
      opened ? opened.set(key, value) : openBrowserStore().then((store) => store.set(key, value)),
    remove: async (key) => (await openBrowserStore()).remove(key),
    names: async () => (await openBrowserStore()).names(),
  },
  onDenied(cause) {
    console.warn(`Drafts stay in memory: ${String(cause)}`);
    showAlert({
      kind: 'info',
      title: 'Drafts last only until you close this page',
      text: 'Your browser does not let us store them. Save your garden to keep it.',
    });
  },
});
