import { useFetchPlace, useFetchSeason, usePlants, useRotationFacts } from '@planted/api-client';
import type { CalendarDay } from '@planted/garden-domain';
import { familiesByYear, hasGround } from '@planted/rotation';
import { nameOfSeason, seasonOf, toDay } from '@planted/season';
import { useMemo } from 'react';
import { notBegun } from './not-begun';
import { useGardenPlans } from './use-garden-plans';

/** The families of a bed, season by season, in the words of its seasons and plants. */
interface NamedFamilies {
  readonly years: readonly {
    /** '2026', south of the equator '2026–27'. */
    readonly name: string;
    readonly isNow: boolean;
    readonly squares: readonly { readonly x: number; readonly y: number; readonly letters: string }[];
  }[];
  readonly families: readonly { readonly letter: string; readonly name: string; readonly plants: string }[];
}

/** Families by year as they are read: `none` is a bed whose ground does not remember, or one that is not stored. */
export type ReadFamilies =
  | { readonly status: 'ready'; readonly families: NamedFamilies }
  | { readonly status: 'none' | 'loading' }
  | { readonly status: 'failed'; readonly retry: () => void };

const PLANTS_NAMED = 3;

/** What families grew in the bed of a stored garden (TIM-2). Seasons are those of its place; without one, calendar years. */
export function useBedFamilies(gardenId: string, today: CalendarDay): ReadFamilies {
  const season = useFetchSeason();
  const plants = usePlants();
  const place = useFetchPlace();
  const plans = useGardenPlans(toDay(today), gardenId);
  const planned =
    plans.status === 'ready' ? plans.gardens.find(({ garden }) => garden.id === gardenId) : undefined;
  const garden = season.data?.gardens.find(({ id }) => id === gardenId);
  const hasMemory = garden !== undefined && hasGround(garden.style);
  const facts = useRotationFacts({ enabled: hasMemory });
  const families = useMemo(() => {
    if (!season.data || !plants.data || !facts.data || place.isPending) return undefined;
    if (plans.status === 'loading') return undefined;
    const elsewhere = place.data?.gardens.find((one) => one.gardenId === gardenId);
    const climate = elsewhere ? elsewhere.climate : place.data?.climate;
    const hemisphere = climate?.hemisphere ?? 'north';
    const isLater = notBegun(planned, toDay(today), hemisphere);
    const own = season.data.plantings.filter((one) => one.gardenId === gardenId && !isLater.has(one.id));
    const names = new Map(plants.data.map(({ id, plant_name }) => [id, plant_name]));
    const nameOf = (id: string) =>
      names.get(id) ?? own.find(({ plantId }) => plantId === id)?.plantName ?? id;
    const seasonAt = (day: string): number => seasonOf(toDay(day), hemisphere);
    const kinds = new Map(facts.data.kinds.map((kind) => [kind.id, kind]));
    const found = familiesByYear(own, { seasonOf: seasonAt, season: seasonAt(today), kinds });
    return {
      years: found.years.map((year) => ({
        name: nameOfSeason(year.season, hemisphere).replace('Season ', ''),
        isNow: year.season === seasonAt(today),
        squares: year.squares,
      })),
      families: found.families.map(({ letter, name, plantIds }) => ({
        ...{ letter, name, plants: plantIds.slice(0, PLANTS_NAMED).map(nameOf).join(', ') },
      })),
    };
  }, [
    season.data,
    plants.data,
    facts.data,
    place.isPending,
    place.data,
    plans.status,
    planned,
    gardenId,
    today,
  ]);
  if (families) return { status: 'ready', families };
  const queries = [season, plants, facts];
  if (queries.some(({ isError }) => isError))
    return {
      status: 'failed',
      retry() {
        for (const query of queries) if (query.isError) void query.refetch();
      },
    };
  return { status: season.data && !hasMemory ? 'none' : 'loading' };
}
