import { useCallback, useState } from 'react';
import type { BedPlant } from './plant-tile';

/** More than these leave without fading, so that scrubbing through days stays quick. */
const MAX_FADING = 60;
const NONE: readonly BedPlant[] = [];

/**
 * Plants that were shown a moment ago and are not any more: they are drawn once more while they fade. How long that is
 * the style says, whose animation then ends.
 * @returns them, and what to call at that end
 */
export function useLeaving(plants: readonly BedPlant[]): [leaving: readonly BedPlant[], onFaded: () => void] {
  const [shown, setShown] = useState(plants);
  const [leaving, setLeaving] = useState(NONE);
  if (shown !== plants) {
    const ids = new Set(plants.map(({ id }) => id));
    const gone = shown.filter(({ id }) => !ids.has(id));
    setShown(plants);
    setLeaving(gone.length > 0 && gone.length <= MAX_FADING ? gone : NONE);
  }
  const onFaded = useCallback(() => setLeaving(NONE), []);
  return [leaving, onFaded];
}
