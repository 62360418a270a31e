import { newId } from '../new-id';
import type { OwnedDrafts } from './owned-drafts';
import { AT_SIGN_IN, BRANCH, isStoredDraft, revisionOf, type StoredDraft } from './stored-draft';

/** Two versions of one draft that were made at the same time, neither knowing of the other. */
export interface DraftConflict<T> {
  readonly here: T;
  readonly there: T;
  /** They met when a guest signed in: one was the guest's and one the gardener's. Kits before this one never say so. */
  readonly isOfSignIn?: boolean;
}

/** A page that follows what other pages of this browser make of its draft. */
export interface DraftFollower<T> {
  /** What the page shows now. */
  readonly current: () => T;
  /** Another page has gone on from what this one shows. @returns false where it cannot be shown now; see `catchUp` */
  readonly adopt: (value: T) => boolean;
  /** Nothing has been overwritten, and both are kept until `resolve`. Called again when the other one changes. */
  readonly onConflict: (conflict: DraftConflict<T>) => void;
}

export interface DraftLink<T> {
  /** Adopts what `adopt` has refused. */
  readonly catchUp: () => Promise<void>;
  /** Ends a conflict with what is to be kept. */
  readonly resolve: (value: T) => Promise<void>;
  readonly stop: () => void;
}

/** Publishes to the other pages of this browser which draft has changed. */
interface DraftNews {
  announce: (place: string) => void;
  close: () => void;
}
export type OpenDraftNews = (listener: (place: unknown) => void) => DraftNews;

interface Dependencies<T> {
  readonly key: string;
  readonly version: number;
  readonly storage: OwnedDrafts;
  /** The browser's, if not given. */
  readonly openNews?: OpenDraftNews | undefined;
  /** @returns undefined for what cannot be read */
  readonly read: (stored: unknown) => T | undefined;
  readonly isWaiting: () => boolean;
  readonly save: (value: T) => void;
  readonly flush: () => Promise<void>;
}

/**
 * Writes a draft only over the version that this page knows. Where another page was faster, what is here goes to a place
 * of its own, and both are handed to the follower.
 */
export function createDraftLink<T>(parts: Dependencies<T>) {
  const { key, version, storage, openNews = openBroadcast } = parts;
  const page = newId();
  let follower: DraftFollower<T> | null = null;
  let news: DraftNews | undefined;
  /**
   * The revision that this page goes on from, null for no draft, and after it those of its own that are on their way to
   * the store.
   */
  let lineage: readonly (string | null)[] = [null];
  /** What the page shows is nowhere: its draft was removed by another page. */
  let isAlone = false;
  let hasMissed = false;
  /** Another page was faster: until the gardener has decided, what is here goes to the branch. */
  let isDiverged = false;
  let hasBranch = false;
  /** Counts divergences and their ends, by which one that is still being stored knows that it is no longer the last word. */
  let turn = 0;
  /** The branch of a page that is closed, about which the gardener is asked. */
  let orphan: string | undefined;

  const latest = (): string | null => lineage.at(-1) ?? null;
  const isWriting = (): boolean => lineage.length > 1;
  const branchOf = (place: string) => `${place}${BRANCH}${page}`;

  /** Keeps `here` beside what the other page wrote. */
  async function diverge(place: string, here: StoredDraft): Promise<void> {
    isDiverged = true;
    hasBranch = true;
    turn += 1;
    const own = turn;
    await storage.set(branchOf(place), here);
    const stored = await storage.get(place);
    // Decided meanwhile, or diverged again: what is being written then must not be forgotten.
    if (own !== turn) return;
    lineage = [revisionOf(stored)];
    const value = parts.read(here);
    if (value === undefined) return;
    const there = parts.read(stored);
    if (there !== undefined) return follower?.onConflict({ here: value, there });
    // Of a later release, or damaged: it stays, out of the way.
    if (stored !== undefined) await storage.set(`${place}.set-aside`, { reason: 'newer', stored });
    await takeBack(value);
  }

  async function takeBack(value: T): Promise<void> {
    isDiverged = false;
    isAlone = false;
    turn += 1;
    // What is about to be written is newer.
    if (!parts.isWaiting()) parts.save(value);
    await parts.flush();
  }

  async function write(place: string, value: T): Promise<void> {
    const expected = latest();
    const revision = newId();
    const here: StoredDraft = { version, savedAt: Date.now(), value, revision, base: lineage };
    if (isDiverged) return diverge(place, here);
    // At once, so that what is written next goes on from this.
    lineage = [...lineage, revision];
    const isWritten = await storage.replace(place, here, (stored) =>
      // The second: it was backed up, and restored by another page.
      [expected, revision].includes(revisionOf(stored)),
    );
    if (!isWritten) await diverge(place, here);
    else {
      lineage = lineage.slice(Math.max(0, lineage.indexOf(revision)));
      isAlone = false;
      news?.announce(place);
      if (hasBranch) await storage.remove(branchOf(place));
      hasBranch = false;
    }
    if (isWriting() || !hasMissed) return;
    hasMissed = false;
    await catchUp();
  }

  async function catchUp(): Promise<void> {
    const place = storage.placeOf(key);
    const stored = await storage.get(place);
    if (isWriting()) hasMissed = true;
    // What is about to be written finds out by itself.
    if (!follower || isWriting() || parts.isWaiting() || revisionOf(stored) === latest()) return;
    if (stored === undefined) {
      lineage = [null];
      isAlone = true;
      return;
    }
    const there = parts.read(stored);
    if (there === undefined) return;
    if (isDiverged || isAlone) {
      const value = follower.current();
      await diverge(place, { version, savedAt: Date.now(), value, revision: newId(), base: lineage });
    } else if (follower.adopt(there)) lineage = [revisionOf(stored)];
  }

  /** What a page that was closed or reloaded had not been able to write. */
  async function findBranch(): Promise<void> {
    if (isDiverged) return;
    const beginning = storage.placeOf(key) + BRANCH;
    orphan = (await storage.names()).find((name) => name.startsWith(beginning));
    if (orphan === undefined || !follower) return;
    const there = parts.read(await storage.get(orphan));
    if (there === undefined) return;
    const isOfSignIn = orphan.startsWith(beginning + AT_SIGN_IN);
    follower.onConflict({ here: follower.current(), there, ...(isOfSignIn && { isOfSignIn }) });
  }

  const whenSeen = () => {
    if (document.visibilityState === 'visible') void catchUp();
  };

  return {
    write,
    isFollowed: () => follower !== null,
    /** The page shows this from now on. */
    loaded(stored: unknown): void {
      lineage = [isStoredDraft(stored) ? revisionOf(stored) : null];
    },
    async removed(place: string): Promise<void> {
      lineage = [null];
      if (hasBranch) await storage.remove(branchOf(place));
      isDiverged = false;
      hasBranch = false;
      news?.announce(place);
    },
    follow(next: DraftFollower<T>): DraftLink<T> {
      follower = next;
      const opened = openNews((place) => {
        if (place === storage.placeOf(key)) void catchUp();
      });
      news = opened;
      document.addEventListener('visibilitychange', whenSeen);
      window.addEventListener('pageshow', whenSeen);
      void catchUp().then(findBranch);
      return {
        catchUp,
        async resolve(value) {
          const answered = isDiverged ? undefined : orphan;
          parts.save(value);
          await takeBack(value);
          if (answered !== undefined && !isDiverged) await storage.remove(answered);
          await findBranch();
        },
        stop() {
          // What is written last is still announced.
          void parts.flush().finally(() => {
            if (news === opened) news = undefined;
            opened.close();
          });
          if (follower === next) follower = null;
          document.removeEventListener('visibilitychange', whenSeen);
          window.removeEventListener('pageshow', whenSeen);
        },
      };
    },
  };
}

const openBroadcast: OpenDraftNews = (listener) => {
  const channel = new BroadcastChannel('planted-drafts');
  channel.addEventListener('message', ({ data }) => listener(data));
  return { announce: (place) => channel.postMessage(place), close: () => channel.close() };
};
