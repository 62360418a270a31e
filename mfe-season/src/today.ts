import { localDayOf } from '@planted/garden-domain';
import { type Day, toDay } from '@planted/season';
import { useSyncExternalStore } from 'react';

/** How soon an open page notices midnight, in ms. */
const CHECK_INTERVAL_MS = 60_000;

function watchClock(changed: () => void): () => void {
  const clock = setInterval(changed, CHECK_INTERVAL_MS);
  document.addEventListener('visibilitychange', changed);
  return () => {
    clearInterval(clock);
    document.removeEventListener('visibilitychange', changed);
  };
}

const todayOf = (moment: Date): Day => toDay(localDayOf(moment));

/** Today on the gardener's calendar, also after a midnight that the page was open through. */
export const useToday = (): Day => useSyncExternalStore(watchClock, () => todayOf(new Date()));
