import { createStore, sessionStore, type Store } from '@planted/mfe-kit';
import { createReadKeeper, createReadStore, viewOf } from '@planted/mfe-kit/offline';
import type { QueryClient } from '@tanstack/react-query';
import { asOf } from './as-of';

/** A guest's reads are under this name; a gardener's under their id. */
const GUEST = 'guest';
/** The longest that writing waits for a quiet moment, in milliseconds. */
const IDLE_WITHIN_MS = 2000;

const store = createReadStore();

export const readKeeper = createReadKeeper({
  store,
  owner: () => {
    const { status, user } = sessionStore.get();
    return status === 'loading' ? undefined : (user?.id ?? GUEST);
  },
  now: Date.now,
  wait: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
  isOffline: () => !navigator.onLine,
  whenIdle: (act) => {
    if ('requestIdleCallback' in window) requestIdleCallback(act, { timeout: IDLE_WITHIN_MS });
    else setTimeout(act);
  },
});

/** What the page that is open shows of what was kept. */
export interface ShownKept {
  /** How old it is, in words; undefined where that is not worth saying. */
  readonly age: string | undefined;
  /** This device has nothing of it. */
  readonly isNever: boolean;
}

export const shownKept: Store<ShownKept> = createStore<ShownKept>({ age: undefined, isNever: false });

/**
 * Has reads follow whose page it is, and asks again for what was kept as soon as there may be a network: when the browser
 * says so, and when the server has said who is here. Once it has, nothing of anyone else stays.
 */
export function followKeptReads(client: QueryClient): void {
  let confirmed: string | undefined;
  let isDue = false;

  function look(): void {
    if (isDue) return;
    isDue = true;
    queueMicrotask(() => {
      isDue = false;
      const { since, isNever } = viewOf(client, readKeeper);
      const age = since === undefined ? undefined : asOf(since, Date.now());
      const last = shownKept.get();
      if (last.age !== age || last.isNever !== isNever) shownKept.set({ age, isNever });
    });
  }

  sessionStore.subscribe(() => {
    const { status, user, error } = sessionStore.get();
    if (status === 'loading' || error !== null) return;
    const owner = user?.id ?? GUEST;
    if (confirmed !== owner) {
      if (confirmed !== undefined) readKeeper.forget();
      confirmed = owner;
      void store.retain(owner).catch(() => {});
    }
    void readKeeper.askAgain(client);
  });
  addEventListener('online', () => void readKeeper.askAgain(client));
  client.getQueryCache().subscribe(look);
  readKeeper.subscribe(look);
}
