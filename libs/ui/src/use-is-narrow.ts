import { useSyncExternalStore } from 'react';

/** What is at most this wide is a phone (3 §2.1). */
const NARROW = '(max-width: 768px)';

function watchWidth(changed: () => void): () => void {
  const query = window.matchMedia(NARROW);
  query.addEventListener('change', changed);
  return () => query.removeEventListener('change', changed);
}

/** Whether the window is as narrow as a phone's. */
export const useIsNarrow = (): boolean =>
  useSyncExternalStore(watchWidth, () => window.matchMedia(NARROW).matches);
