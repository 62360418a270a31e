import { useEffect, useState } from 'react';
import { wantsStillness } from '../motion';

/** How many vines there are among the illustrations. */
const vineCount = 4;
/** How long each vine stays (1 §9, 3 §9). */
const vineChangeMs = 15_000;

export interface VineChange {
  /** The vine to show, counted from 1. */
  readonly shown: number;
  /** The one that it takes the place of, still fading; none at first. */
  readonly fading: number | null;
}

/** Another vine every 15 s. No clock runs while the page is hidden, nor at all where motion is unwelcome. */
export function useVineChange(): VineChange {
  const [change, setChange] = useState<VineChange>({ shown: 1, fading: null });
  useEffect(() => {
    if (wantsStillness()) return;
    let clock: ReturnType<typeof setInterval> | undefined;
    const turn = () => setChange(({ shown }) => ({ shown: (shown % vineCount) + 1, fading: shown }));
    function follow(): void {
      clearInterval(clock);
      clock = document.visibilityState === 'visible' ? setInterval(turn, vineChangeMs) : undefined;
    }
    follow();
    document.addEventListener('visibilitychange', follow);
    return () => {
      document.removeEventListener('visibilitychange', follow);
      clearInterval(clock);
    };
  }, []);
  return change;
}
