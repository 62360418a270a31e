import { kindsAskedBy, useKinds } from '@planted/api-client';
import type { PlacementReason } from '@planted/auto-planting';
import type { Plant } from '@planted/contracts';
import type { Placement } from '@planted/garden-domain';
import { useMemo } from 'react';
import { type Companions, NO_COMPANIONS } from '../../companions/companions';
import { useCompanions } from '../../companions/use-companions';
import type { Standing } from '../../companions/neighbors';
import type { Density } from '../../layout/density';
import type { SelectedPlant } from '../../layout/selected-plant';

/** What the catalogue knows of the chosen plants. */
export interface PlantFacts {
  readonly density: Density;
  readonly companions: Companions;
  /** What screen readers are told of what stood there before; empty for nothing. Left out until it is known. */
  readonly rotation?: (planting: Standing) => string;
}

export const NO_FACTS: PlantFacts = { density: new Map(), companions: NO_COMPANIONS };

/** Why auto-planting put a plant where it stands; undefined for one that was placed by hand. */
export type ReasonOf = (placement: Placement) => PlacementReason | undefined;

/** The facts of the chosen plants; what is not loaded is empty, and planting continues with what there is. */
export function usePlantFacts(
  chosen: readonly SelectedPlant[],
): PlantFacts & { readonly hasNoCompanions: boolean } {
  const { data } = useKinds(kindsAskedBy(chosen.map(({ plantId }) => plantId)));
  const { companions, isMissing } = useCompanions(chosen.map(({ plantId }) => plantId));
  const density = useMemo(() => densityOf(data ?? [], chosen), [data, chosen]);
  return useMemo(
    () => ({ density, companions, hasNoCompanions: isMissing }),
    [density, companions, isMissing],
  );
}

/** What the gardener set for a chosen plant, else what the plant table says. */
function densityOf(
  catalogue: readonly Pick<Plant, 'id' | 'plants_per_square_foot'>[],
  chosen: readonly Pick<SelectedPlant, 'plantId' | 'perSquare'>[],
): Density {
  const density = new Map<string, number>();
  for (const { id, plants_per_square_foot: per } of catalogue) if (per !== null) density.set(id, per);
  for (const { plantId, perSquare } of chosen) if (perSquare !== undefined) density.set(plantId, perSquare);
  return density;
}
