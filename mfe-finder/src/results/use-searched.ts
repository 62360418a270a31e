import { useVarieties } from '@planted/api-client';
import type { Plant } from '@planted/contracts';
import { withVarietyNames } from '@planted/garden-domain';
import { useMemo } from 'react';
import type { PlantFilters } from '../filters/plant-filters';

/** What is searched, from one search to the next: what is worked out of a plant's names and texts is known by the plant. */
export interface Searched {
  readonly plants: readonly Plant[];
  /** By id. */
  readonly nameOf: ReadonlyMap<string, string>;
  /** The names of varieties, which a text is looked for in, are on their way. */
  readonly isPending: boolean;
}

/** The plants with the names of their varieties, once a text is looked for. */
export function useSearched(plants: readonly Plant[], { text }: PlantFilters): Searched {
  const isSearch = text.trim() !== '';
  const { data, isPending } = useVarieties({ enabled: isSearch });
  const nameOf = useMemo(() => new Map(plants.map(({ id, plant_name }) => [id, plant_name])), [plants]);
  const searched = useMemo(() => withVarietyNames(plants, data ?? []), [plants, data]);
  return { plants: searched, nameOf, isPending: isSearch && isPending };
}
