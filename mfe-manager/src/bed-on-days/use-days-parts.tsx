import type { ChosenDay } from '@planted/season-plan';
import { NoDays } from '@planted/ui';
import type * as days from './days-of-garden';
import { type ReactNode, useEffect, useState } from 'react';
import type { DaysOfGardenProps } from './days-of-garden';

interface DaysParts {
  readonly slider: ReactNode;
  /** Under the bed of a day. */
  readonly foot: ReactNode;
}

/**
 * The parts of a bed that know its days. Their code comes after the page; without it the bed shows today, as it does
 * until then.
 */
export function useDaysParts(props: DaysOfGardenProps, chosen: ChosenDay | null): DaysParts {
  const [code, setCode] = useState<typeof days | null>(null);
  useEffect(() => {
    let isShown = true;
    import('./days-of-garden').then(
      (loaded) => isShown && setCode(loaded),
      (cause: unknown) => console.warn('The days of a garden could not be fetched:', cause),
    );
    return () => {
      isShown = false;
    };
  }, []);
  if (!code) return { slider: props.isPlanted && <NoDays why="loading" />, foot: null };
  const { DaysOfGarden, DayFoot } = code;
  return { slider: <DaysOfGarden {...props} />, foot: chosen && <DayFoot chosen={chosen} /> };
}
