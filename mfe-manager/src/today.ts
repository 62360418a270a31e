import { type CalendarDay, localDayOf } from '@planted/garden-domain';
import { useSyncExternalStore } from 'react';

/** The moment at which the gardener's day of `moment` ends: 23, 24 or 25 hours after it began. */
export const endOfDay = (moment: Date): Date =>
  new Date(moment.getFullYear(), moment.getMonth(), moment.getDate() + 1);

/** How soon an open page notices midnight and what has become overdue, in ms. */
const CHECK_INTERVAL_MS = 60_000;

function watchClock(changed: () => void): () => void {
  const clock = setInterval(changed, CHECK_INTERVAL_MS);
  document.addEventListener('visibilitychange', changed);
  return () => {
    clearInterval(clock);
    document.removeEventListener('visibilitychange', changed);
  };
}

/** Today on the gardener's calendar, also after a midnight that the page was open through. */
export const useToday = (): CalendarDay => useSyncExternalStore(watchClock, () => localDayOf(new Date()));

const wholeMinute = (): number => Math.floor(Date.now() / CHECK_INTERVAL_MS) * CHECK_INTERVAL_MS;

/** Now, to the minute, for what an open page says of lateness. In ms since 1970. */
export const useMinute = (): number => useSyncExternalStore(watchClock, wholeMinute);
