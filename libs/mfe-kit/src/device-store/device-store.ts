import type { UseStore } from 'idb-keyval';
import { isEndedBy, whileShown } from './while-shown';

/** The longest that the browser may take for one act, in milliseconds: then it does not answer at all. */
const LIMIT_MS = 10_000;

export interface DeviceStoreParts {
  /** Throws or is undefined where the browser denies it. */
  readonly indexedDb: () => IDBFactory;
  /** Hears `pagehide` and `pageshow`. */
  readonly page: () => EventTarget;
  readonly limitMs: number;
}

const ofThisBrowser: DeviceStoreParts = {
  indexedDb: () => indexedDB,
  page: () => window,
  limitMs: LIMIT_MS,
};

/**
 * A store of the browser's IndexedDB, as idb-keyval takes it. WebKit keeps a page that was left for the way back, with its
 * transactions as they were: those of all pages after it wait for them, without an end. So a page that is left ends
 * what it has not committed, and does it again when it is shown again. It also closes a page's connection now and then:
 * then there is another. What takes too long is ended, and never happens later.
 */
export function createDeviceStore(
  database: string,
  name: string,
  { indexedDb, page, limitMs }: DeviceStoreParts = ofThisBrowser,
): UseStore {
  let opened: Promise<IDBDatabase> | undefined;

  function open(onEnd: (end: () => void) => void): Promise<IDBDatabase> {
    if (opened) return opened;
    const own = new Promise<IDBDatabase>((resolve, reject) => {
      const opening = indexedDb().open(database);
      opening.onupgradeneeded = () => {
        onEnd(() => opening.transaction?.abort());
        opening.result.createObjectStore(name);
      };
      opening.onsuccess = () => {
        opening.result.onclose = forget;
        resolve(opening.result);
      };
      opening.onerror = () => reject(opening.error);
    });
    const forget = () => {
      if (opened === own) opened = undefined;
    };
    own.catch(forget);
    opened = own;
    return own;
  }

  const unanswered = () => new DOMException(`${database} does not answer`, 'TimeoutError');

  const once: UseStore = (mode, work) =>
    whileShown(page(), async (onEnd) => {
      let clock: ReturnType<typeof setTimeout> | undefined;
      let isLate = false;
      let end = () => {};
      const acting = open(onEnd).then((db) => {
        if (isLate) throw unanswered();
        const transaction = db.transaction(name, mode);
        end = () => transaction.abort();
        onEnd(end);
        return work(transaction.objectStore(name));
      });
      const late = new Promise<never>((_, reject) => {
        clock = setTimeout(() => {
          isLate = true;
          opened = undefined;
          reject(unanswered());
          isEndedBy(end);
        }, limitMs);
      });
      return Promise.race([acting, late]).finally(() => clearTimeout(clock));
    });

  return async (mode, work) => {
    try {
      return await once(mode, work);
    } catch (cause) {
      if (!isClosed(cause)) throw cause;
      opened = undefined;
      return once(mode, work);
    }
  };
}

/** The connection was closed by the browser, which may tell that only later. */
const isClosed = (cause: unknown): boolean =>
  cause instanceof DOMException && cause.name === 'InvalidStateError';
