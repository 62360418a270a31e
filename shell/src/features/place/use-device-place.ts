import { dismissAlert, showAlert } from '@planted/mfe-kit';
import { useMemo, useRef, useState } from 'react';
import { useHydrated } from '../../hydration/use-hydrated';
import { devicePlace } from '@planted/season-plan/device';
import { followWords, type PlaceChoice } from './place-choice';
import type { KeptPlace } from './kept-place';

interface Kept {
  readonly choice: PlaceChoice | null;
  readonly undone: number;
}

/** A guest's place, on this device. */
export function useDevicePlace(): KeptPlace {
  // Not in the first render, which is the same for everyone.
  const isHydrated = useHydrated(() => true, false);
  const found = useMemo(
    () => (isHydrated ? { choice: devicePlace.read(), undone: 0 } : undefined),
    [isHydrated],
  );
  const [changed, setKept] = useState<Kept>();
  /** The alert that offers Undo of the last choice: that of one before it would undo this one, too. */
  const offer = useRef<number>(undefined);
  const kept = changed ?? found;
  if (!kept) return { status: 'loading' };

  const put = (choice: PlaceChoice | null, undone: number): boolean => {
    if (choice === null) devicePlace.forget();
    else if (!devicePlace.keep(choice)) return false;
    setKept({ choice, undone });
    return true;
  };
  return {
    status: 'ready',
    choice: kept.choice,
    climate: null,
    revision: `device ${kept.undone}`,
    touch: () => {},
    async save(choice) {
      if (choice === null) return;
      const before = kept.choice;
      if (offer.current !== undefined) dismissAlert(offer.current);
      if (!put(choice, kept.undone))
        showAlert({
          kind: 'error',
          title: 'This device keeps nothing',
          text: 'Its browser allows no storage. Sign in to keep your place.',
        });
      else
        offer.current = showAlert({
          kind: 'undo',
          title: followWords(choice),
          text: 'Kept on this device until you sign in.',
          action: { label: 'Undo', run: () => void put(before, kept.undone + 1) },
        });
    },
  };
}
