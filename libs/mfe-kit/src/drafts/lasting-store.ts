import type { DraftStorage } from './draft-storage';
import type { Change, LeftCopies } from './left-copies';
import type { Leaving } from './leaving';
import { isStoredDraft, savedAtOf } from './stored-draft';

/** What the browser's database does for drafts. All reject where it is denied or broken. */
export interface DraftDatabase extends DraftStorage {
  /** Makes the change in one transaction, if `isDue` of what lies there. */
  readonly changeIf: (place: string, change: Change, isDue: (stored: unknown) => boolean) => Promise<void>;
}

interface Dependencies {
  readonly database: DraftDatabase;
  readonly copies: LeftCopies;
  readonly leaving: Leaving;
}

/** A store that loses no change because a page was left before the database had it. */
export interface LastingStore extends DraftStorage {
  /** Knows of a change that the database is not asked to make, for when the page is left. */
  readonly note: (place: string, value: unknown) => void;
}

/**
 * A database's transaction that has begun while a page is left may be cut off. So a page that is left leaves copies of
 * every change that is not known to be committed, and whoever looks for a draft takes over what was left. By the time of
 * change the newer wins: several pages may have one draft open. A removal is a change like any other.
 */
export function createLastingStore({ database, copies, leaving }: Dependencies): LastingStore {
  /** By place, the last change that is not known to be committed. */
  const uncommitted = new Map<string, Change>();
  /** A change is copied once: who has taken a copy over or has removed the draft since must not find it again. */
  const copied = new WeakSet<Change>();

  function copyAll(): void {
    const all = [...uncommitted].filter(([, change]) => !copied.has(change));
    const copy = ([place, change]: [string, Change]): boolean => {
      const isCopied = copies.leave(place, change);
      if (isCopied) copied.add(change);
      return isCopied;
    };
    const isRemoval = ([, { value }]: [string, Change]) => value === undefined;
    const isEachCopied = all.filter((each) => !isRemoval(each)).map(copy);
    // What has moved to another place must not go from the first where the second has nothing.
    if (!isEachCopied.includes(false)) all.filter(isRemoval).forEach(copy);
  }

  function note(place: string, value: unknown): Change {
    const at = isStoredDraft(value) ? value.savedAt : Date.now();
    const change: Change = { at, value };
    uncommitted.set(place, change);
    // At once: another page must not take over meanwhile what is removed here.
    if (value === undefined) copies.drop(place, Number.POSITIVE_INFINITY);
    if (leaving.now()) copyAll();
    return change;
  }

  async function commit(place: string, value: unknown, write: () => Promise<void>): Promise<void> {
    const change = note(place, value);
    await write();
    if (uncommitted.get(place) !== change) return;
    uncommitted.delete(place);
    copies.drop(place, change.at);
  }

  /** @returns the copy, where the database does not take it */
  async function takeOver(place: string): Promise<Change | undefined> {
    const change = copies.read(place);
    if (!change) return undefined;
    try {
      await database.changeIf(place, change, (stored) => isDue(change, stored));
    } catch {
      return change;
    }
    copies.drop(place, change.at);
    return undefined;
  }

  leaving.listen(copyAll);

  return {
    note,
    async get(place) {
      const left = await takeOver(place);
      const stored = await database.get(place);
      return left && isDue(left, stored) ? left.value : stored;
    },
    async names() {
      for (const place of copies.places()) await takeOver(place);
      return [...new Set([...(await database.names()), ...copies.places()])];
    },
    set: (place, value) => commit(place, value, () => database.set(place, value)),
    remove: (place) => commit(place, undefined, () => database.remove(place)),
  };
}

/** Of the same time it is: a page may change a draft twice in a millisecond, and its copy is of the last change. */
const isDue = (change: Change, stored: unknown): boolean => savedAtOf(stored) <= change.at;
