import type { createDraftLink, DraftFollower, DraftLink, OpenDraftNews } from './draft-link';
import { browserDrafts, type OwnedDrafts } from './owned-drafts';
import { isStoredDraft, type UnreadableDraft, type StoredDraft } from './stored-draft';

export interface DraftOptions<T> {
  /** Names the draft in the browser, e.g. 'designer/in-ground'. */
  readonly key: string;
  /** Counts up when the shape of T changes. */
  readonly version: number;
  /** Checks what storage holds; throws where it is no T. A zod schema's `parse` fits. */
  readonly parse: (value: unknown) => T;
  /** Turns a draft of an older version into something that parse accepts. Without it older drafts are unreadable. */
  readonly migrate?: (value: unknown, fromVersion: number) => unknown;
  /** Time without a further save after which one is written. */
  readonly debounceMs?: number;
}

/**
 * 'set-aside': there was an unreadable draft; it is stored under '<key>.set-aside' and is no longer loaded. Both names
 * are stored.
 */
export type DraftLoad<T> =
  | { readonly status: 'none' }
  | { readonly status: 'found'; readonly value: T; readonly savedAt: Date }
  | { readonly status: 'set-aside'; readonly reason: UnreadableDraft['reason'] };

export interface DraftStore<T> {
  /** Never rejects. A save that is still waiting is what it finds. */
  load: () => Promise<DraftLoad<T>>;
  /** Written after debounceMs, or at once when the page is hidden or left. */
  save: (value: T) => void;
  /** Writes what is waiting. */
  flush: () => Promise<void>;
  clear: () => Promise<void>;
  /**
   * From now on other pages of this browser that have this draft are followed, and never overwritten in silence. Kits
   * before this one have none, nor have pages without the browser's store of drafts.
   */
  follow?: (follower: DraftFollower<T>) => DraftLink<T>;
}

let createLink: typeof createDraftLink | undefined;
/** Comes with the browser's store of drafts, for which the shell's first load has no room either. */
export const provideDraftLinks = (create: typeof createDraftLink): void => {
  createLink = create;
};

/** Unsaved work that survives a reload, in this browser and for this gardener only. */
export function createDraftStore<T>(
  { key, version, parse, migrate, debounceMs = 150 }: DraftOptions<T>,
  storage: OwnedDrafts = browserDrafts,
  openNews?: OpenDraftNews,
): DraftStore<T> {
  let waiting: { value: T; place: string } | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const link = createLink?.<T>({
    ...{ key, version, storage, openNews, flush, save },
    isWaiting: () => waiting !== null,
    read(stored) {
      try {
        return isStoredDraft(stored) && stored.version <= version ? currentOf(stored) : undefined;
      } catch {
        return undefined;
      }
    },
  });

  /** @throws where it is no draft of this kind */
  function currentOf(stored: StoredDraft): T {
    const isOlder = stored.version < version;
    if (isOlder && migrate === undefined) throw new Error('an older draft');
    return parse(isOlder && migrate ? migrate(stored.value, stored.version) : stored.value);
  }

  function save(value: T): void {
    waiting = { value, place: storage.placeOf(key) };
    clearTimeout(timer);
    timer = setTimeout(() => void flush(), debounceMs);
  }

  async function flush(): Promise<void> {
    clearTimeout(timer);
    if (waiting === null) return;
    const { value } = waiting;
    const place = storage.heirOf(waiting.place);
    waiting = null;
    if (link?.isFollowed()) await link.write(place, value);
    else await storage.set(place, { version, savedAt: Date.now(), value } satisfies StoredDraft);
  }

  async function keepUnreadable(
    place: string,
    stored: unknown,
    reason: UnreadableDraft['reason'],
  ): Promise<DraftLoad<T>> {
    await storage.set(`${place}.set-aside`, { reason, stored } satisfies UnreadableDraft);
    await storage.remove(place);
    return { status: 'set-aside', reason };
  }

  if (typeof window !== 'undefined') {
    window.addEventListener('pagehide', () => void flush());
    document.addEventListener('visibilitychange', () => {
      if (document.visibilityState === 'hidden') void flush();
    });
  }

  return {
    flush,
    async load() {
      await flush();
      const place = storage.placeOf(key);
      const stored = await storage.get(place);
      link?.loaded(undefined);
      if (stored === undefined) return { status: 'none' };
      if (!isStoredDraft(stored)) return keepUnreadable(place, stored, 'damaged');
      if (stored.version > version) return keepUnreadable(place, stored, 'newer');
      try {
        const value = currentOf(stored);
        link?.loaded(stored);
        return { status: 'found', value, savedAt: new Date(stored.savedAt) };
      } catch {
        return keepUnreadable(place, stored, stored.version < version ? 'older' : 'damaged');
      }
    },
    save,
    async clear() {
      clearTimeout(timer);
      waiting = null;
      const place = storage.placeOf(key);
      await storage.remove(place);
      await link?.removed(place);
    },
    ...(link && { follow: link.follow }),
  };
}
