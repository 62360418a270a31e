import { useFetchSeason } from '@planted/api-client';
import { useStore } from '@planted/mfe-kit';
import { type Day, type GardenStyle, toDay } from '@planted/season';
import {
  type GardenPlan,
  type Known,
  type PlannedGarden,
  type StoredGarden,
  useGardenPlans,
} from '@planted/season-plan';
import { useCallback, useMemo } from 'react';
import type { Layout } from '../layout/layout';
import { usePlanter } from '../planter/use-planter';
import type { SavedGarden } from '../saved-garden/create-saved-garden';
import { today } from '../saved-garden/today';
import { withDraft } from './bed-plantings';

/** What of a layout stands in time. */
type DatedLayout = Pick<Layout, 'placements' | 'coming'>;

/** The plan of the opened saved garden, as its draft has it. */
export interface ReadyBedSeason {
  readonly status: 'ready';
  readonly today: Day;
  readonly known: Known;
  /** What stands between the bed and the weather. */
  readonly style: GardenStyle;
  /** With its plantings as the draft has them; null where nothing is stored of it. */
  readonly garden: StoredGarden | null;
  /** Null where the garden has no place: then nothing has dates. */
  readonly plan: GardenPlan | null;
  /** The plan as it would be with another layout, for what an act would lead to. */
  readonly planWith: (layout: DatedLayout) => GardenPlan | null;
}

export type BedSeason =
  | ReadyBedSeason
  | { readonly status: 'loading'; readonly retry: () => void }
  | { readonly status: 'failed'; readonly error: Error; readonly retry: () => void };

/**
 * When everything in the opened saved garden stands, with what is changed in the draft and not saved yet. What only a
 * branch of it has is not due before today: nobody has drawn it in the garden. It brings the
 * season libraries with it: import it only from a part that is fetched on demand (`useOnDemand`, `lazy`).
 */
export function useBedSeason(saved: SavedGarden): BedSeason {
  const { planter } = useStore(saved);
  const { gardenId, branch } = saved;
  const layout = usePlanter(planter, () => planter.layoutOf(gardenId));
  const now = today();
  const day = toDay(now);
  const stored = useFetchSeason();
  const plans = useGardenPlans(day);
  const isReady = plans.status === 'ready';
  const plansWith = isReady ? plans.plansWith : undefined;
  const plannedWith = useMemo(() => {
    const season = stored.data;
    if (!season || !plansWith) return undefined;
    return (other: DatedLayout): PlannedGarden | undefined =>
      plansWith(withDraft(season, gardenId, other, branch ? now : null)).find(
        ({ garden }) => garden.id === gardenId,
      );
  }, [stored.data, plansWith, gardenId, branch, now]);
  const planWith = useCallback((other: DatedLayout) => plannedWith?.(other)?.plan ?? null, [plannedWith]);
  const planned = useMemo(() => plannedWith?.(layout), [plannedWith, layout]);
  if (!isReady) return plans;
  if (!plannedWith) return { status: 'loading', retry: () => void stored.refetch() };
  const { garden = null, plan = null } = planned ?? {};
  const style = plans.gardens.find((one) => one.garden.id === gardenId)?.garden.style ?? 'open';
  return { status: 'ready', today: day, known: plans.known, style, garden, plan, planWith };
}
