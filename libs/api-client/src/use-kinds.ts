import { type KindRow, withOwnKinds, withVarieties } from '@planted/contracts';
import { isOwnKindId, isVarietyId } from '@planted/garden-domain';
import { useMemo } from 'react';
import { useOwnKinds } from './fetch-own-kinds';
import { useVarieties } from './fetch-varieties';
import { usePlants } from './read-plants';

/** All kinds as far as they are read, like a query of the plant table. */
export interface ReadKinds {
  readonly data: readonly KindRow[] | undefined;
  readonly error: Error | null;
  readonly isError: boolean;
  readonly isPending: boolean;
  readonly refetch: () => Promise<unknown>;
}

/** What besides the plant table is needed to show something: nobody else waits for it. */
export interface KindsAsked {
  readonly varieties: boolean;
  /** The gardener's own. */
  readonly own: boolean;
}

/** What these plantings need. */
export const kindsAskedBy = (plantIds: readonly string[]): KindsAsked => ({
  varieties: plantIds.some(isVarietyId),
  own: plantIds.some(isOwnKindId),
});

/** The plant table, with varieties and own kinds as rows of it where they are asked for. */
export function useKinds(asked: KindsAsked): ReadKinds {
  const plants = usePlants();
  const varieties = useVarieties({ enabled: asked.varieties });
  const own = useOwnKinds({ enabled: asked.own });
  const data = useMemo(() => {
    if (!plants.data || (asked.varieties && !varieties.data) || (asked.own && !own.data)) return undefined;
    const kinds = asked.varieties ? withVarieties(plants.data, varieties.data ?? []) : plants.data;
    return asked.own ? withOwnKinds(kinds, own.data ?? []) : kinds;
  }, [plants.data, varieties.data, own.data, asked.varieties, asked.own]);
  const reads = [plants, ...(asked.varieties ? [varieties] : []), ...(asked.own ? [own] : [])];
  const error = data ? null : (reads.find((read) => read.data === undefined && read.error)?.error ?? null);
  return {
    data,
    error,
    isError: error !== null,
    isPending: data === undefined && error === null,
    refetch: () => Promise.all(reads.map((read) => read.refetch())),
  };
}
