/** A draft as it lies in storage. */
export interface StoredDraft {
  readonly version: number;
  /** Milliseconds since 1970. */
  readonly savedAt: number;
  readonly value: unknown;
  /** Names this version of the draft, of those that several pages write; earlier releases write none. */
  readonly revision?: string;
  /**
   * What it goes on from: the version that was there, null for none, and those of its own page that may be there by now.
   */
  readonly base?: readonly (string | null)[];
}

/** After a draft's name: a version of it that was made without knowing what another page had written. */
export const BRANCH = '.other-tab/';

/** How a branch's name goes on where it is no other page's, but one of two drafts that met when a guest signed in. */
export const AT_SIGN_IN = 'at-sign-in/';

/** Names the version that is stored; null where there is no draft. */
export function revisionOf(stored: unknown): string | null {
  if (stored === undefined) return null;
  const { revision } = stored as Partial<StoredDraft>;
  return typeof revision === 'string' ? revision : `at ${savedAtOf(stored)}`;
}

/** Where a version lies that a page left behind without knowing of what is stored. */
export const leftBranchOf = (place: string, left: unknown): string => `${place}${BRANCH}${revisionOf(left)}`;

/** Whether a draft is that revision or was made of it. */
export const isMadeOf = ({ revision, base = [] }: StoredDraft, other: string | null): boolean =>
  revision === other || base.includes(other);

export function isStoredDraft(stored: unknown): stored is StoredDraft {
  if (typeof stored !== 'object' || stored === null) return false;
  const { version, savedAt } = stored as Partial<StoredDraft>;
  return Number.isInteger(version) && Number.isFinite(savedAt) && 'value' in stored;
}

/** A draft that could not be read, as it is stored under a key of its own. */
export interface UnreadableDraft {
  readonly reason: 'damaged' | 'older' | 'newer';
  readonly stored: unknown;
}

export const isUnreadableDraft = (stored: unknown): stored is UnreadableDraft =>
  typeof stored === 'object' && stored !== null && 'reason' in stored && 'stored' in stored;

/** Of two drafts the one with the greater is the newer: nothing is older than anything, and what is no draft is older than drafts. */
export function savedAtOf(stored: unknown): number {
  if (stored === undefined) return Number.NEGATIVE_INFINITY;
  return isStoredDraft(stored) ? stored.savedAt : 0;
}
