/** A draft as it lies in storage. */
export interface StoredDraft {
  readonly version: number;
  /** Milliseconds since 1970. */
  readonly savedAt: number;
  readonly value: unknown;
}

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
