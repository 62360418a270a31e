import { useCallback, useEffect, useRef, useState } from 'react';
import { usePlanter } from '../../planter/use-planter';
import type { SavedGarden } from '../../saved-garden/create-saved-garden';
import { useOnDemand } from '../../use-on-demand';
import type { Asked, ComingDates, Hand, Succession } from './succession';
import type { SuccessionPartsProps } from './succession-parts';

const NO_DATES: ComingDates = new Map();

const load = () => import('./succession-parts');

/**
 * What comes after what stands in a saved garden. The season libraries are fetched when something is to come, or is asked
 * for, and not before.
 */
export function useSuccession(saved: SavedGarden): Succession {
  const { planter } = saved.get();
  const [asked, setAsked] = useState<Asked | null>(null);
  const [dates, setDates] = useState(NO_DATES);
  const { Part, open } = useOnDemand<SuccessionPartsProps>(load);
  const isComing = usePlanter(planter, () => planter.layoutOf(saved.gardenId).coming.length > 0);
  const state = useRef<'closed' | 'opening' | 'failed'>('closed');
  const isAsked = asked !== null;

  useEffect(() => {
    // Dates that could not be fetched are fetched again when something is asked for.
    if (Part || state.current === 'opening') return;
    if (!isAsked && (!isComing || state.current === 'failed')) return;
    state.current = 'opening';
    void open().then((isOpen) => {
      state.current = isOpen ? 'closed' : 'failed';
      if (!isOpen) setAsked(null);
    });
  }, [Part, isAsked, isComing, open]);

  const close = useCallback(() => setAsked(null), []);
  const parts = useCallback(
    (hand: Hand) =>
      Part && <Part saved={saved} hand={hand} asked={asked} onClose={close} onDates={setDates} />,
    [Part, saved, asked, close],
  );
  return { dates, ask: setAsked, parts };
}
