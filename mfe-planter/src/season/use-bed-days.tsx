import { NoDays } from '@planted/ui';
import type * as days from './days-of-bed';
import { useEffect, useMemo, useState } from 'react';
import type { SavedGarden } from '../saved-garden/create-saved-garden';
import { type BedDays, createChosenDay } from './bed-days';

/** The days of an opened garden. Their code comes after the page; without it the bed is worked on as it is today. */
export function useBedDays(saved: SavedGarden): BedDays {
  const [chosen] = useState(createChosenDay);
  const [code, setCode] = useState<typeof days | null>(null);
  const [isPlanted] = useState(() => {
    const { placements, coming } = saved.get().planter.layoutOf(saved.gardenId);
    return placements.length + coming.length > 0;
  });
  useEffect(() => {
    let isShown = true;
    import('./days-of-bed').then(
      (loaded) => isShown && setCode(loaded),
      (cause: unknown) => console.warn('The days of the bed could not be fetched:', cause),
    );
    return () => {
      isShown = false;
    };
  }, []);
  return useMemo(() => {
    const room = isPlanted && <NoDays why="loading" />;
    if (!code) return { chosen, slider: room, parts: null };
    const { DaysOfBed, dayParts } = code;
    return { chosen, slider: <DaysOfBed saved={saved} chosen={chosen} room={room} />, parts: dayParts };
  }, [chosen, code, saved, isPlanted]);
}
