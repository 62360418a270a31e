import { useFetchPlace, useSeasonFacts } from '@planted/api-client';
import type { GardenRow, Plant } from '@planted/contracts';
import type { CalendarDay } from '@planted/garden-domain';
import { useSession } from '@planted/mfe-kit';
import { useEffect, useMemo, useState } from 'react';
import type { dateAdvice } from './propose-dates';

export type { DateAdvice } from './propose-dates';

/** Degrees as the gardener's region has them. */
const temperatureOf = (language: string) => (/^(en|es)-US\b/i.test(language) ? 'F' : 'C');

/**
 * Advice on planting dates for the kinds of a garden, by its climate.
 * @returns null while nothing is known; 'no-place' where the gardener has said no place, nor own dates
 */
export function useDateAdvice(
  { id: gardenId, style = null }: GardenRow,
  kinds: readonly Plant[],
  today: CalendarDay,
) {
  const { status } = useSession();
  const { data } = useFetchPlace({ gardenId }, { enabled: status === 'signed-in' });
  const [advise, setAdvise] = useState<{ readonly dateAdvice: typeof dateAdvice }>();
  const climate = data?.climate ?? null;
  const { data: facts } = useSeasonFacts({ enabled: climate !== null });
  const isWanted = climate !== null && advise === undefined;
  useEffect(() => {
    if (!isWanted) return;
    // Without it the dates are chosen as ever.
    import('./propose-dates').then(setAdvise, () => {});
  }, [isWanted]);
  return useMemo(() => {
    if (data && climate === null) return 'no-place' as const;
    return climate && advise && facts
      ? advise.dateAdvice({ climate, style }, kinds, facts, today, temperatureOf(navigator.language))
      : null;
  }, [data, climate, style, advise, facts, kinds, today]);
}
