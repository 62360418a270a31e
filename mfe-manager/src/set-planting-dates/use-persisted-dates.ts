import type { PlantingDates } from '@planted/api-client';
import type { GardenPlant } from '@planted/contracts';
import { useEffect, useRef, useState } from 'react';
import { usePersistedDraft } from '../persisted-form/use-persisted-draft';
import { type ChosenDates, datesOf, parsePersistedDates, withDate } from './planting-dates';

interface PersistedDates {
  readonly chosen: ChosenDates;
  readonly choose: (plants: readonly GardenPlant[], date: string) => void;
  /** For dates that have been saved. */
  readonly forget: (saved: PlantingDates) => void;
}

/**
 * The dates that are chosen for a garden and not yet saved. Choosing another garden, leaving the page or a reload loses
 * none of them; what was kept for a plant that is gone or has been planted since is dropped.
 */
export function usePersistedDates(gardenId: string, unplanted: readonly GardenPlant[]): PersistedDates {
  const [chosen, setChosen] = useState<ChosenDates>(() => new Map());
  /** The same, also before it is drawn. */
  const latest = useRef(chosen);
  /** The plants whose date was chosen or emptied here. */
  const touched = useRef(new Set<string>());
  const isOpen = useRef(false);
  const draft = usePersistedDraft(
    { key: `manager/planting-dates/${gardenId}`, parse: parsePersistedDates },
    (kept) => {
      // What was chosen before storage answered stands; the other plants have the dates that they were left with.
      const left = datesOf(
        kept,
        unplanted.filter(({ id }) => !touched.current.has(id)),
      );
      show(new Map([...left, ...latest.current]));
    },
  );

  useEffect(() => {
    isOpen.current = true;
    return () => {
      isOpen.current = false;
    };
  }, []);

  function keep(plants: readonly GardenPlant[]) {
    const dates = datesOf(latest.current, plants);
    if (dates.size > 0) draft.save(dates);
    else void draft.clear();
  }

  function show(next: ChosenDates) {
    latest.current = next;
    setChosen(next);
    keep(unplanted);
  }

  return {
    chosen,
    choose(plants, date) {
      for (const { id } of plants) touched.current.add(id);
      show(withDate(latest.current, plants, date));
    },
    forget(saved) {
      // More may have been chosen meanwhile by a card that was opened after this one.
      if (!isOpen.current) return;
      const ids = new Set(saved.map(({ plant_id }) => plant_id));
      keep(unplanted.filter(({ id }) => !ids.has(id)));
    },
  };
}
