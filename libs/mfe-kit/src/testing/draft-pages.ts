import type { DurableStore } from '../drafts/draft-stores';
import { createDurableStore, type DraftDatabase } from '../drafts/durable-store';
import { createPageHide } from '../drafts/page-hide';
import { createUnloadBackup } from '../drafts/unload-backup';

/** One page of a browser of drafts. */
export interface DraftPage {
  readonly store: DurableStore;
  /** From now on what it writes to the database waits. */
  readonly holdWrites: () => void;
  /** What waited is written; or only the first of it. */
  readonly letWrites: (count?: number) => void;
  /** What waited is written, and nothing waits from now on. */
  readonly letNoWritesWait: () => void;
  /** From now on the database refuses what it writes. */
  readonly refuseWrites: () => void;
  readonly hide: () => void;
  readonly show: () => void;
  /** Reloaded or closed: what waits is cut off. */
  readonly leave: () => void;
  /** Changes a draft, and is left before the database has the change. */
  readonly leaveBefore: (change: (store: DurableStore) => Promise<void>) => void;
}

/**
 * The pages of one browser, for tests: a database that they share, and the storage for what they leave behind.
 * @param storage may throw
 */
export function draftPages(storage: () => Storage = () => localStorage) {
  const kept = new Map<string, unknown>();

  function open(): DraftPage {
    const window = new EventTarget();
    const document = Object.assign(new EventTarget(), {
      visibilityState: 'visible' as DocumentVisibilityState,
    });
    let waiting: (() => void)[] | null = null;
    let isRefused = false;
    const write = (act: () => void) =>
      new Promise<void>((resolve, reject) => {
        const done = () => {
          act();
          resolve();
        };
        if (isRefused) reject(new DOMException('full', 'QuotaExceededError'));
        else if (waiting) waiting.push(done);
        else done();
      });
    const put = (place: string, value: unknown) =>
      value === undefined ? kept.delete(place) : kept.set(place, structuredClone(value));
    const database: DraftDatabase = {
      get: async (place) => kept.get(place),
      names: async () => [...kept.keys()],
      set: (place, value) => write(() => put(place, value)),
      remove: (place) => write(() => put(place, undefined)),
      changeIf: (place, { value }, isDue) => write(() => isDue(kept.get(place)) && put(place, value)),
    };
    const letWrites = (count = Number.POSITIVE_INFINITY) => {
      for (const done of waiting?.splice(0, count) ?? []) done();
    };
    const turn = (state: DocumentVisibilityState) => {
      document.visibilityState = state;
      document.dispatchEvent(new Event('visibilitychange'));
    };
    const store = createDurableStore({
      database,
      backup: createUnloadBackup(storage),
      pageHide: createPageHide({ window, document }),
    });
    const holdWrites = () => {
      waiting ??= [];
    };
    const leave = () => {
      window.dispatchEvent(new Event('pagehide'));
      turn('hidden');
      waiting = [];
    };
    return {
      store,
      holdWrites,
      letWrites,
      letNoWritesWait() {
        letWrites();
        waiting = null;
      },
      refuseWrites: () => {
        isRefused = true;
      },
      hide: () => turn('hidden'),
      show: () => turn('visible'),
      leave,
      leaveBefore(change) {
        holdWrites();
        void change(store);
        leave();
      },
    };
  }

  return { open, kept };
}
