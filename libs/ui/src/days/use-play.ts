import { type RefObject, useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react';
import type { DayNumber, DayRange } from './day-words';

/** A whole season is played in so many milliseconds. */
const SEASON_MS = 10_000;
/** A frame that took longer than this, as in a tab that was hidden, counts as this many milliseconds. */
const LONGEST_FRAME = 250;
/** What a person does on a page. */
const INPUTS = ['pointerdown', 'keydown', 'wheel', 'touchstart'] as const;
const STILLNESS = '(prefers-reduced-motion: reduce)';

interface Played {
  readonly day: DayNumber;
  readonly today: DayNumber;
  readonly season: DayRange;
  /** The days of the season that there are. */
  readonly reach: DayRange;
  /** The bed of the day is not known yet: playing waits for it. */
  readonly isWaiting: boolean;
  readonly onDay: (day: DayNumber) => void;
  /** It has come to the end, or was paused. */
  readonly onEnd: () => void;
}

export interface Play {
  readonly isPlaying: boolean;
  /** False where the gardener wants no motion: days are gone through by steps then. */
  readonly canPlay: boolean;
  readonly button: RefObject<HTMLButtonElement | null>;
  readonly toggle: () => void;
}

/**
 * Plays a season in ten seconds: from the day that is shown on; from the first, where that is today or the last. Any
 * input on the page pauses it.
 */
export function usePlay({ day, today, season, reach, isWaiting, onDay, onEnd }: Played): Play {
  const [isPlaying, setPlaying] = useState(false);
  const canPlay = !useStillness();
  const button = useRef<HTMLButtonElement>(null);
  const at = useRef(day);

  const pause = useEffectEvent(() => {
    setPlaying(false);
    onEnd();
  });
  const advance = useEffectEvent((passed: number): void => {
    if (isWaiting) return;
    at.current = Math.min(reach.to, at.current + ((season.to - season.from) * passed) / SEASON_MS);
    const next = Math.floor(at.current);
    if (next !== day) onDay(next);
    if (at.current >= reach.to) pause();
  });

  useEffect(() => {
    if (!isPlaying || !canPlay) return;
    let before: number | undefined;
    let frame = requestAnimationFrame(step);
    function step(now: number): void {
      frame = requestAnimationFrame(step);
      advance(Math.min(LONGEST_FRAME, now - (before ?? now)));
      before = now;
    }
    // Its own button pauses by itself, and would begin anew.
    const onInput = ({ target }: Event) => {
      if (!(target instanceof Node && button.current?.contains(target))) pause();
    };
    for (const input of INPUTS) document.addEventListener(input, onInput, { capture: true, passive: true });
    return () => {
      cancelAnimationFrame(frame);
      for (const input of INPUTS) document.removeEventListener(input, onInput, { capture: true });
    };
  }, [isPlaying, canPlay]);

  function toggle(): void {
    if (isPlaying) {
      setPlaying(false);
      onEnd();
      return;
    }
    at.current = day === today || day >= reach.to ? reach.from : day;
    if (at.current !== day) onDay(at.current);
    setPlaying(true);
  }

  return { isPlaying: isPlaying && canPlay, canPlay, button, toggle };
}

function watchStillness(changed: () => void): () => void {
  const query = window.matchMedia(STILLNESS);
  query.addEventListener('change', changed);
  return () => query.removeEventListener('change', changed);
}

/** Whether the gardener wants no motion. */
const useStillness = (): boolean =>
  useSyncExternalStore(watchStillness, () => window.matchMedia(STILLNESS).matches);
