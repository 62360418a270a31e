import type { AutoPlantingInput, AutoPlantingResult } from '@planted/auto-planting';
import type { Matrix, Placement } from '@planted/garden-domain';
import { clearPreview, type Layout, leftToPlace } from '../../layout/layout';

/** What an auto-planting run is asked: hand-placed plants stay, the rest of the selection is to be placed (2 §4). */
export function planningInput(
  matrix: Matrix,
  layout: Layout,
  { variance, seed, now }: { readonly variance: number | null; readonly seed: number; readonly now: string },
): AutoPlantingInput {
  const byHand = clearPreview(layout);
  return {
    algorithm: 'maximize-yield',
    matrix,
    plants: byHand.plants.flatMap(({ plantId, name, plantingWidth, plantingHeight }) =>
      plantingWidth === null || plantingHeight === null
        ? []
        : [{ id: plantId, name, count: leftToPlace(byHand, plantId), plantingWidth, plantingHeight }],
    ),
    kept: byHand.placements.map(({ x, y, width, height }) => ({ x, y, width, height })),
    ...(variance === null ? {} : { options: { maximizeYieldPlantingVariance: variance } }),
    seed,
    now,
  };
}

/** The plan as placements in the colours of their plants. */
export function placementsOf(result: AutoPlantingResult, layout: Layout, newId: () => string): Placement[] {
  const plants = new Map(layout.plants.map((plant) => [plant.plantId, plant]));
  return result.plants.flatMap((planned) => {
    const plant = plants.get(planned.plantId);
    return plant ? [{ ...planned, id: newId(), color: plant.color }] : [];
  });
}
