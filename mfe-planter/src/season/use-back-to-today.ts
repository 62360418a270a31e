import { useStore } from '@planted/mfe-kit';
import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import type { Bed } from '../features/place-plants/create-bed';
import type { Layout } from '../layout/layout';
import { type BedDays, dayStoreOf, isElsewhen } from './bed-days';

/**
 * Work on a bed is work on today's: when a plant is taken up, or what the bed holds is changed in any way, another day
 * gives way to today. The keyboard then goes on in the bed.
 */
export function useBackToToday(
  days: BedDays | undefined,
  bed: Bed,
  { placements, coming }: Pick<Layout, 'placements' | 'coming'>,
  surface: RefObject<HTMLElement | null>,
): void {
  const store = dayStoreOf(days);
  const { held, by } = useStore(bed);
  const isAway = isElsewhen(useStore(store));
  const isHolding = held !== null;
  const worked = useRef({ isHolding, placements, coming });
  useEffect(() => {
    const before = worked.current;
    worked.current = { isHolding, placements, coming };
    const isChanged = placements !== before.placements || coming !== before.coming;
    const isNew = (isHolding && !before.isHolding) || isChanged;
    const chosen = store.get();
    if (isNew && chosen && chosen.day !== chosen.today) chosen.go(chosen.today);
  }, [store, isHolding, placements, coming]);
  const wasAway = useRef(isAway);
  useLayoutEffect(() => {
    if (wasAway.current && !isAway && isHolding && by === 'keys') surface.current?.focus();
    wasAway.current = isAway;
  }, [isAway, isHolding, by, surface]);
}
