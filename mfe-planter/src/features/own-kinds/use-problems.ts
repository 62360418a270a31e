import { useState } from 'react';

/** What the last Save found wrong, in sentences by field: each is shown until its field is changed. */
export interface Problems {
  /** Whether it was found wrong, changed since or not. */
  readonly had: (field: string) => boolean;
  readonly shown: (field: string) => string | undefined;
  readonly find: (found: ReadonlyMap<string, string>) => void;
  readonly change: (field: string) => void;
}

const NONE: ReadonlyMap<string, string> = new Map();

export function useProblems(): Problems {
  const [found, setFound] = useState(NONE);
  const [changed, setChanged] = useState<ReadonlySet<string>>(new Set());
  return {
    had: (field) => found.has(field),
    shown: (field) => (changed.has(field) ? undefined : found.get(field)),
    find(next) {
      setFound(next);
      setChanged(new Set());
    },
    change: (field) => setChanged((now) => new Set([...now, field])),
  };
}
