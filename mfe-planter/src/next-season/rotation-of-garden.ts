import { useFetchSeason, useRotationFacts } from '@planted/api-client';
import { createRotation, hasGround } from '@planted/rotation';
import type { PlannedBed } from '@planted/season-plan';
import { useMemo } from 'react';
import { type Clash, clashesIn } from './rotation-clashes';

/** What rotation says in a garden. */
export type GardenRotation =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly retry: () => void }
  /** `clash` is null where rotation is not asked: the soil is not the garden's own. */
  | { readonly status: 'ready'; readonly clash: Clash | null };

/** @param season that is planned, by the year in which it begins */
export function useGardenRotation(bed: PlannedBed, season: number): GardenRotation {
  const stored = useFetchSeason();
  const style = stored.data?.gardens.find(({ id }) => id === bed.garden.id)?.style ?? null;
  const isAsked = hasGround(style);
  const facts = useRotationFacts({ enabled: isAsked });
  const rotation = useMemo(
    () =>
      facts.data &&
      createRotation(facts.data.facts, new Map(facts.data.kinds.map((kind) => [kind.id, kind]))),
    [facts.data],
  );
  const clash = useMemo(() => rotation && clashesIn(rotation, bed, season), [rotation, bed, season]);
  if (!isAsked) return { status: 'ready', clash: null };
  if (clash) return { status: 'ready', clash };
  return facts.isError ? { status: 'failed', retry: () => void facts.refetch() } : { status: 'loading' };
}
