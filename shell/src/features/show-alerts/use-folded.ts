import type { Alert } from '@planted/mfe-kit';
import { useState, useSyncExternalStore } from 'react';

/** As wide as a phone, where alerts lie along the bottom. */
const NARROW = '(max-width: 768px)';

function watchWidth(changed: () => void): () => void {
  const screen = matchMedia(NARROW);
  screen.addEventListener('change', changed);
  return () => screen.removeEventListener('change', changed);
}

interface Folded {
  /** Behind the one that is shown. */
  readonly folded: ReadonlySet<Alert>;
  /** Shows them, or folds them again; left out where there is nothing to fold. */
  readonly toggle?: () => void;
  readonly isOpen: boolean;
}

/** On a phone one alert is shown: the newest that is an error or can be undone, else the newest. */
export function useFolded(alerts: readonly Alert[]): Folded {
  const isNarrow = useSyncExternalStore(watchWidth, () => matchMedia(NARROW).matches);
  const [isAsked, setAsked] = useState(false);
  const staying = alerts.filter(({ leaving }) => !leaving);
  const folds = isNarrow && staying.length > 1;
  const isOpen = folds && isAsked;
  if (isAsked !== isOpen) setAsked(isOpen);
  const shown = staying.findLast(({ kind }) => kind === 'error' || kind === 'undo') ?? staying.at(-1);
  return {
    folded: new Set(folds && !isOpen ? staying.filter((alert) => alert !== shown) : []),
    ...(folds && { toggle: () => setAsked(!isOpen) }),
    isOpen,
  };
}
