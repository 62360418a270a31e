import { textOf, valueOf } from './draft-text';
import { isMadeOf, isStoredDraft, isUnreadableDraft, leftBranchOf, revisionOf } from './stored-draft';

/** What became of the draft of a place, and when. */
export interface Change {
  /** Milliseconds since 1970; that of a draft's `savedAt`. */
  readonly at: number;
  /** Undefined: the draft was removed. */
  readonly value: unknown;
}

/**
 * The unload backup: copies of changes that a page makes in localStorage, which is written at once, when it is left
 * before IndexedDB has them. None of its functions throws. Where that storage is full or denied, there are no copies.
 */
export interface UnloadBackup {
  /** The places that have a copy. */
  readonly places: () => readonly string[];
  /** Undefined for a copy that cannot be read, which is removed. */
  readonly read: (place: string) => Change | undefined;
  /** Makes a copy, unless there is a newer one. @returns whether there is a copy of this change or a newer one */
  readonly save: (place: string, change: Change) => boolean;
  /** Removes a copy, unless it is newer than `upTo`. */
  readonly drop: (place: string, upTo: number) => void;
}

const KEY = 'planted-left-draft/';

/** @param storage may throw where the browser denies it */
export function createUnloadBackup(storage: () => Storage): UnloadBackup {
  function attempt<T>(act: (storage: Storage) => T, otherwise: T): T {
    try {
      return act(storage());
    } catch {
      return otherwise;
    }
  }

  function read(place: string): Change | undefined {
    return attempt((kept) => {
      const text = kept.getItem(KEY + place);
      if (text === null) return undefined;
      const change = changeOf(text);
      if (!change) kept.removeItem(KEY + place);
      return change;
    }, undefined);
  }

  return {
    read,
    places: () =>
      attempt(
        (kept) => Object.keys(kept).flatMap((key) => (key.startsWith(KEY) ? [key.slice(KEY.length)] : [])),
        [],
      ),
    save: (place, change) =>
      attempt((kept) => {
        const other = read(place);
        if (other && areApart(other.value, change.value)) {
          kept.setItem(KEY + leftBranchOf(place, change.value), textOf(change));
          return true;
        }
        if (other && other.at > change.at) return true;
        kept.setItem(KEY + place, textOf(change));
        return true;
      }, false),
    drop(place, upTo) {
      const copy = read(place);
      if (copy && copy.at <= upTo) attempt((kept) => kept.removeItem(KEY + place), undefined);
    },
  };
}

/** Versions of two pages, neither made of the other: both stay. */
const areApart = (one: unknown, other: unknown): boolean =>
  isStoredDraft(one) &&
  isStoredDraft(other) &&
  other.base !== undefined &&
  !isMadeOf(one, revisionOf(other)) &&
  !isMadeOf(other, revisionOf(one));

function changeOf(text: string): Change | undefined {
  try {
    const { at, value } = valueOf(text) as Partial<Change>;
    if (typeof at !== 'number' || !Number.isFinite(at)) return undefined;
    const isSound = value === undefined || isStoredDraft(value) || isUnreadableDraft(value);
    return isSound ? { at, value } : undefined;
  } catch {
    return undefined;
  }
}
