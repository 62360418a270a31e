import type { Alert } from '@planted/mfe-kit';
import { useSyncExternalStore } from 'react';

const CHECK_INTERVAL_MS = 250;

function watchClock(changed: () => void): () => void {
  const clock = setInterval(changed, CHECK_INTERVAL_MS);
  return () => clearInterval(clock);
}

/** Whole seconds until an alert that can be undone leaves; undefined for another, and while its clock stands still. */
export const useSecondsLeft = ({ kind, leavesAt }: Alert): number | undefined =>
  useSyncExternalStore(watchClock, () =>
    kind === 'undo' && leavesAt !== undefined
      ? Math.max(0, Math.ceil((leavesAt - Date.now()) / 1000))
      : undefined,
  );
