import { useSyncExternalStore } from 'react';

/** The calendar day on the gardener's clock, 'YYYY-MM-DD'. */
export function calendarDayOf(now: Date): string {
  const two = (part: number) => String(part).padStart(2, '0');
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}

/** How soon an open page notices midnight, in ms. */
const LOOK_EVERY = 60_000;

function watchClock(changed: () => void): () => void {
  const clock = setInterval(changed, LOOK_EVERY);
  document.addEventListener('visibilitychange', changed);
  return () => {
    clearInterval(clock);
    document.removeEventListener('visibilitychange', changed);
  };
}

/** Today on the gardener's calendar, also after a midnight that the page was open through. */
export const useToday = (): string => useSyncExternalStore(watchClock, () => calendarDayOf(new Date()));
