import { areaOf, layoutProblem, type Matrix } from '@planted/garden-domain';
import { maximizeYield } from './algorithms/maximize-yield';
import { AutoPlantingError } from './errors';
import { FreeCells } from './free-cells';
import {
  type Algorithm,
  type AutoPlantingInput,
  type AutoPlantingOptions,
  DEFAULT_OPTIONS,
  type PlantRequest,
} from './input';
import { createRandom } from './random';
import type { AutoPlantingResult, Plan, PlanCell, PlannedPlant, UnusedPlant } from './result';

type AlgorithmFunction = (
  plants: readonly PlantRequest[],
  free: FreeCells,
  options: AutoPlantingOptions,
  random: () => number,
) => Plan;

const algorithms = new Map<Algorithm, AlgorithmFunction>([['maximize-yield', maximizeYield]]);

const isMatrix = (value: unknown): value is Matrix =>
  Array.isArray(value) && value.every((row) => Array.isArray(row));

/** A count as a whole number of at least 0; anything else that is not null counts as 0. */
const wholeCount = (count: number | null): number | null =>
  count === null ? null : Number.isFinite(count) ? Math.max(0, Math.floor(count)) : 0;

const isPlaceable = ({ plantingWidth, plantingHeight }: PlantRequest): boolean =>
  [plantingWidth, plantingHeight].every((side) => Number.isInteger(side) && side >= 1);

function planCells(matrix: Matrix, plants: readonly PlannedPlant[]): (PlanCell | null)[][] {
  const cells = matrix.map((row) => row.map((): PlanCell | null => null));
  for (const plant of plants)
    for (let y = plant.y; y < plant.y + plant.height; y += 1)
      for (let x = plant.x; x < plant.x + plant.width; x += 1) {
        const row = cells[y];
        if (row)
          row[x] = {
            plantId: plant.plantId,
            name: plant.plantName,
            plantingWidth: plant.width,
            plantingHeight: plant.height,
            rootCell: x === plant.x && y === plant.y,
          };
      }
  return cells;
}

function unusedPlants(requested: readonly PlantRequest[], plan: Plan): UnusedPlant[] {
  const placed = new Map<string, number>();
  for (const { plantId } of plan.plants) placed.set(plantId, (placed.get(plantId) ?? 0) + 1);
  return requested.flatMap((plant) => {
    const remaining = (plant.count ?? 0) - (placed.get(plant.id) ?? 0);
    if (remaining <= 0) return [];
    const { id, name, plantingWidth, plantingHeight } = plant;
    return [{ id, name, remaining, plantingWidth, plantingHeight, reason: plan.unusedReason(plant) }];
  });
}

/**
 * Plans a plot (2 §3, §4, §9). Pure: the same input and seed give the same result.
 * @throws AutoPlantingError with the texts of 2 §5.
 */
export function runAutoPlanting(input: AutoPlantingInput): AutoPlantingResult {
  const algorithm = algorithms.get(input.algorithm);
  if (!algorithm) throw new AutoPlantingError('unknown-algorithm');
  const { matrix, kept = [] } = input;
  if (!matrix || !Array.isArray(input.plants)) throw new AutoPlantingError('nothing-to-plan');
  if (!isMatrix(matrix)) throw new AutoPlantingError('not-a-matrix');
  const requested = input.plants
    .map((plant) => ({ ...plant, count: wholeCount(plant.count) }))
    .filter((plant) => isPlaceable(plant));
  const plan = algorithm(
    requested,
    new FreeCells(matrix, kept),
    { ...DEFAULT_OPTIONS, ...input.options },
    createRandom(input.seed),
  );
  if (layoutProblem(matrix, [...kept, ...plan.plants])) throw new AutoPlantingError('no-plan');
  const cells = areaOf(matrix);
  return {
    plants: plan.plants,
    plantMap: planCells(matrix, plan.plants),
    plantsPlaced: plan.plants.length,
    unusedPlants: unusedPlants(requested, plan),
    warnings: plan.warnings,
    efficiency: cells === 0 ? 0 : plan.plants.length / cells,
    metadata: { algorithmUsed: input.algorithm, timestamp: input.now },
  };
}
