import type { DraftStorage, DurableStore } from './draft-stores';
import type { Change, UnloadBackup } from './unload-backup';
import type { PageHide } from './page-hide';
import { isMadeOf, isStoredDraft, leftBranchOf, revisionOf, savedAtOf } from './stored-draft';

/** What the browser's database does for drafts. All reject where it is denied or broken. */
export interface DraftDatabase extends Omit<DraftStorage, 'replace'> {
  /** Makes the change in one transaction, if `isDue` of what lies there. */
  readonly changeIf: (place: string, change: Change, isDue: (stored: unknown) => boolean) => Promise<void>;
}

interface Dependencies {
  readonly database: DraftDatabase;
  readonly backup: UnloadBackup;
  readonly pageHide: PageHide;
}

/**
 * A transaction that has begun while a page is left may be aborted. So a page that is left backs up every change
 * that is not known to be committed, and the next read of a draft restores its backup. By the time of change
 * the newer wins: several pages may have one draft open. A removal is a change like any other.
 */
export function createDurableStore({ database, backup, pageHide }: Dependencies): DurableStore {
  /** By place, the last change that is not known to be committed. */
  const uncommitted = new Map<string, Change>();
  /** A change is backed up once: a page that restored the copy or removed the draft since must not find it again. */
  const backedUp = new WeakSet<Change>();

  function backUpAll(): void {
    const all = [...uncommitted].filter(([, change]) => !backedUp.has(change));
    const backUp = ([place, change]: [string, Change]): boolean => {
      const isBackedUp = backup.save(place, change);
      if (isBackedUp) backedUp.add(change);
      return isBackedUp;
    };
    const isRemoval = ([, { value }]: [string, Change]) => value === undefined;
    const isEachBackedUp = all.filter((each) => !isRemoval(each)).map(backUp);
    // What was moved must not be removed from the first place while the second has nothing.
    if (!isEachBackedUp.includes(false)) all.filter(isRemoval).forEach(backUp);
  }

  function note(place: string, value: unknown): Change {
    const at = isStoredDraft(value) ? value.savedAt : Date.now();
    const change: Change = { at, value };
    uncommitted.set(place, change);
    // At once: another page must not restore meanwhile what is removed here.
    if (value === undefined) backup.drop(place, Number.POSITIVE_INFINITY);
    if (pageHide.now()) backUpAll();
    return change;
  }

  async function commit(place: string, value: unknown, write: () => Promise<void>): Promise<void> {
    const change = note(place, value);
    await write();
    if (uncommitted.get(place) !== change) return;
    uncommitted.delete(place);
    backup.drop(place, change.at);
  }

  /** @returns the copy, where the database does not accept it */
  async function restore(place: string): Promise<Change | undefined> {
    const change = backup.read(place);
    if (!change) return undefined;
    try {
      let isUnrelated = false;
      await database.changeIf(place, change, (stored) => {
        isUnrelated = !goesOnFrom(change, stored);
        return !isUnrelated && isDue(change, stored);
      });
      // Another page has written meanwhile: neither takes the other's place.
      if (isUnrelated) await database.set(leftBranchOf(place, change.value), change.value);
    } catch {
      return change;
    }
    backup.drop(place, change.at);
    return undefined;
  }

  pageHide.listen(backUpAll);

  return {
    note,
    async get(place) {
      const left = await restore(place);
      const stored = await database.get(place);
      return left && isDue(left, stored) ? left.value : stored;
    },
    async names() {
      for (const place of backup.places()) await restore(place);
      return [...new Set([...(await database.names()), ...backup.places()])];
    },
    set: (place, value) => commit(place, value, () => database.set(place, value)),
    remove: (place) => commit(place, undefined, () => database.remove(place)),
    async replace(place, value, isExpected) {
      const change = note(place, value);
      // What another page has left comes first, as with every read.
      await restore(place);
      let isReplaced = false;
      await database.changeIf(place, change, (stored) => {
        isReplaced = isExpected(stored);
        return isReplaced;
      });
      if (uncommitted.get(place) === change) uncommitted.delete(place);
      const left = backup.read(place);
      if (left && revisionOf(left.value) === revisionOf(value)) backup.drop(place, left.at);
      return isReplaced;
    },
  };
}

/** Whether it may take the place of what is stored: of drafts that several pages write, only what was made of that. */
const goesOnFrom = ({ value }: Change, stored: unknown): boolean =>
  !isStoredDraft(value) || value.base === undefined || isMadeOf(value, revisionOf(stored));

/** Of the same time it is: a page may change a draft twice in a millisecond, and its copy is of the last change. */
const isDue = (change: Change, stored: unknown): boolean => savedAtOf(stored) <= change.at;
