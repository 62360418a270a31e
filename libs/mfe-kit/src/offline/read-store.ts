import { get, promisifyRequest, type UseStore } from 'idb-keyval';
import { createDeviceStore } from '../device-store/device-store';

/** What a query was answered last. */
export interface KeptRead {
  readonly data: unknown;
  /** When, in milliseconds since 1970. */
  readonly at: number;
}

/** Of several people, each by an id of their own. Rejects where the browser denies storage, or has no room. */
export interface ReadStore {
  get: (owner: string, name: string) => Promise<KeptRead | undefined>;
  put: (owner: string, name: string, read: KeptRead) => Promise<void>;
  /** Forgets what is anyone else's. */
  retain: (owner: string) => Promise<void>;
}

/** Bounds of what is kept; a size is that of the answer's JSON. */
const MOST_READS = 200;
const MOST_BYTES = 10_000_000;
const LARGEST_BYTES = 3_000_000;

/** By key, what each takes and since when it is there. */
type Index = Readonly<Record<string, { readonly at: number; readonly bytes: number }>>;
const INDEX = 'index';

const keyOf = (owner: string, name: string): string => `${owner} ${name}`;
const isOf = (owner: string, key: string): boolean => key.startsWith(`${owner} `);

/** Reads in the browser's IndexedDB; those that are the oldest go first when there are too many. */
export function createReadStore(
  open: () => UseStore = () => createDeviceStore('planted-reads', 'reads'),
): ReadStore {
  let opened: UseStore | undefined;
  const store = () => (opened ??= open());

  /** In one transaction, since other tabs change it as well. */
  const change = async (decide: (index: Index, reads: IDBObjectStore) => Index): Promise<void> =>
    store()('readwrite', (reads) => {
      const reading = reads.get(INDEX);
      reading.onsuccess = () => {
        reads.put(decide((reading.result as Index | undefined) ?? {}, reads), INDEX);
        reads.transaction.commit();
      };
      return promisifyRequest(reads.transaction);
    });

  return {
    get: async (owner, name) => get<KeptRead>(keyOf(owner, name), store()),
    async put(owner, name, read) {
      const bytes = JSON.stringify(read.data)?.length ?? 0;
      if (bytes > LARGEST_BYTES) return;
      const key = keyOf(owner, name);
      await change((index, reads) => {
        const next = within({ ...index, [key]: { at: read.at, bytes } });
        for (const gone of Object.keys(index)) if (!(gone in next)) reads.delete(gone);
        if (key in next) reads.put(read, key);
        return next;
      });
    },
    retain: (owner) =>
      change((index, reads) => {
        const [kept, gone] = [true, false].map((isKept) =>
          Object.entries(index).filter(([key]) => isOf(owner, key) === isKept),
        );
        for (const [key] of gone ?? []) reads.delete(key);
        return Object.fromEntries(kept ?? []);
      }),
  };
}

/** The newest of them, as many as there is room for. */
export function within(index: Index): Index {
  let bytes = 0;
  const newestFirst = Object.entries(index).toSorted(([, one], [, other]) => other.at - one.at);
  return Object.fromEntries(
    newestFirst.slice(0, MOST_READS).filter(([, read]) => {
      bytes += read.bytes;
      return bytes <= MOST_BYTES;
    }),
  );
}
