import {
  type FetchedSeason,
  useFetchPlace,
  useFetchSeason,
  kindsAskedBy,
  useKinds,
  useSeasonFacts,
} from '@planted/api-client';
import type { PlaceChoice } from '@planted/contracts';
import type { Climate, Day } from '@planted/season';
import { useCallback, useMemo } from 'react';
import type { Known, LearnedKinds } from './garden-plan';
import { almanacsAt, cropsOf, knownOn, type PlannedGarden, type Places, plansOf } from './plan-gardens';

/** All gardens of a gardener, planned from what is stored. */
export interface ReadyPlans {
  readonly status: 'ready';
  readonly gardens: readonly PlannedGarden[];
  readonly known: Known;
  /** Of the gardener, or of the first garden that has one; null where nobody chose a place. */
  readonly climate: Climate | null;
  /** Whose climate that is; null without a place. */
  readonly choice: PlaceChoice | null;
  /** What the harvests of all gardens have taught, also where dates do not follow it. */
  readonly learned: LearnedKinds;
  /** Whether dates follow what was learned. */
  readonly learns: boolean;
  /** The gardens as they would be planned with other facts, for what an act moves; the same as long as nothing changes. */
  readonly plansWith: (season: FetchedSeason) => readonly PlannedGarden[];
}

export type GardenPlans =
  | ReadyPlans
  | { readonly status: 'loading'; readonly retry: () => void }
  | { readonly status: 'failed'; readonly error: Error; readonly retry: () => void };

/**
 * The gardens of a gardener who is signed in, with their plans by `libs/season`: what every screen shows that says a day.
 * It is planned anew only when something is stored, or a day begins. `only` is the one garden that is planned, where a
 * page shows no other; what the others' harvests have taught counts all the same. `failed` has the first error of what is read.
 */
export function useGardenPlans(today: Day, only?: string): GardenPlans {
  // One request has the places of all gardens.
  return usePlansFrom(today, useFetchSeason(), useFetchPlace(), only);
}

/** Something that is read, as `useQuery` has it. */
interface Read<T> {
  readonly data: T | undefined;
  readonly error: Error | null;
  readonly isError: boolean;
  readonly isPending: boolean;
  readonly refetch: () => Promise<unknown>;
}

/** The same for gardens and places that lie elsewhere, such as a guest's on the device. */
export function usePlansFrom(
  today: Day,
  season: Read<FetchedSeason>,
  place: Read<Places>,
  only?: string,
): GardenPlans {
  const plants = useKinds(kindsAskedBy((season.data?.plantings ?? []).map(({ plantId }) => plantId)));
  const facts = useSeasonFacts();
  const crops = useMemo(
    () => plants.data && facts.data && cropsOf(plants.data, facts.data),
    [plants.data, facts.data],
  );
  const gardenIds = season.data?.gardens.map(({ id }) => id).join(' ');
  const { climate, gardens: elsewhere } = place.data ?? {};
  const almanacs = useMemo(() => {
    if (!crops || !elsewhere || gardenIds === undefined) return undefined;
    return almanacsAt(gardenIds.split(' '), { climate: climate ?? null, gardens: elsewhere }, crops);
  }, [gardenIds, climate, elsewhere, crops]);
  const known = useMemo(() => plants.data && knownOn(today, plants.data), [plants.data, today]);
  const learns = place.data?.choice?.learns ?? true;
  const plans = useMemo(
    () =>
      season.data && almanacs && known ? plansOf(season.data, { almanacs, known, learns, only }) : undefined,
    [season.data, almanacs, known, learns, only],
  );

  const plansWith = useCallback(
    (other: FetchedSeason) =>
      almanacs && known ? plansOf(other, { almanacs, known, learns, only }).gardens : [],
    [almanacs, known, learns, only],
  );

  const queries = [season, plants, facts, place];
  const retry = () => {
    for (const query of queries) if (query.isError || query.isPending) void query.refetch();
  };
  const failed = queries.find(({ data, error }) => data === undefined && error);
  if (failed?.error) return { status: 'failed', error: failed.error, retry };
  if (!plans || !almanacs || !known || !place.data) return { status: 'loading', retry };
  const [first] = almanacs.values();
  return {
    status: 'ready',
    ...plans,
    known,
    learns,
    climate: climate ?? first?.climate ?? null,
    choice: climate ? place.data.choice : (place.data.gardens.find((each) => each.climate)?.choice ?? null),
    plansWith,
  };
}
