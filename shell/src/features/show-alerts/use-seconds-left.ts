import type { Alert } from '@planted/mfe-kit';
import { useEffect, useState } from 'react';

/** Whole seconds until an alert that can be undone leaves; undefined for another, and while its clock stands still. */
export function useSecondsLeft({ kind, leavesAt }: Alert): number | undefined {
  const [now, setNow] = useState(() => Date.now());
  const isCounted = kind === 'undo' && leavesAt !== undefined;
  useEffect(() => {
    if (!isCounted) return;
    setNow(Date.now());
    const clock = setInterval(() => setNow(Date.now()), 250);
    return () => clearInterval(clock);
  }, [isCounted, leavesAt]);
  return isCounted ? Math.max(0, Math.ceil((leavesAt - now) / 1000)) : undefined;
}
