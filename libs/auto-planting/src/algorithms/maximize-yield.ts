import type { FreeCells } from '../free-cells';
import type { AutoPlantingOptions, PlantRequest } from '../input';
import type { Plan, PlannedPlant } from '../result';

const area = (plant: PlantRequest): number => plant.plantingWidth * plant.plantingHeight;

/** Largest footprint first; chance shifts each plant's area by at most ± half the variance (2 §9). */
function inOrder(plants: readonly PlantRequest[], variance: number, random: () => number): PlantRequest[] {
  return plants
    .map((plant, index) => ({ plant, index, key: area(plant) * (1 + variance * (random() - 0.5)) }))
    .sort((a, b) => b.key - a.key || a.index - b.index)
    .map(({ plant }) => plant);
}

/** Places up to `limit` of one plant at the first free cells, row by row. A cell that was passed never fits later. */
function placeRowByRow(plant: PlantRequest, limit: number, free: FreeCells): PlannedPlant[] {
  const placed: PlannedPlant[] = [];
  const { plantingWidth: width, plantingHeight: height } = plant;
  for (let y = 0; y + height <= free.height; y += 1)
    for (let x = 0; x + width <= free.width; x += 1) {
      if (placed.length >= limit) return placed;
      const footprint = { x, y, width, height };
      if (!free.fits(footprint)) continue;
      free.take(footprint);
      placed.push({ ...footprint, plantId: plant.id, plantName: plant.name });
      x += width - 1;
    }
  return placed;
}

/** Maximize Yield (2 §9): plants by footprint area, largest first with a small variance; cells row by row. */
export function maximizeYield(
  plants: readonly PlantRequest[],
  free: FreeCells,
  options: AutoPlantingOptions,
  random: () => number,
): Plan {
  const variance = Math.min(1, Math.max(0, options.maximizeYieldPlantingVariance));
  return {
    plants: inOrder(plants, variance, random).flatMap((plant) =>
      placeRowByRow(plant, plant.count ?? Number.POSITIVE_INFINITY, free),
    ),
    warnings: [],
    unusedReason: (plant) =>
      `Could not place due to space constraints: no free space of ${plant.plantingWidth} x ${plant.plantingHeight} ft is left`,
  };
}
