/** Where drafts lie: the browser's IndexedDB, or memory where that is denied or broken. Never rejects. */
export interface DraftStorage {
  get: (key: string) => Promise<unknown>;
  set: (key: string, value: unknown) => Promise<void>;
  remove: (key: string) => Promise<void>;
  /** Sets it if what lies there `isExpected`, both at once. @returns whether it did */
  replace: (key: string, value: unknown, isExpected: (stored: unknown) => boolean) => Promise<boolean>;
  /** The keys of everything that lies there. */
  names: () => Promise<readonly string[]>;
}

/** A durable store: it loses no change because a page was left before the database had it. */
export interface DurableStore extends DraftStorage {
  /** Takes note of a change that the database is not asked to make, for the backup. */
  readonly note: (place: string, value: unknown) => void;
}
