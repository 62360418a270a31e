import type { OfferedPlant, PlantRequest, PlantTraits } from '@planted/auto-planting';
import type { Plant } from '@planted/contracts';
import { areaOf, type Matrix, scoreFit } from '@planted/garden-domain';
import type { GardenPlot } from '../../planter/garden-plot';

/** What does not suit a garden at least so well, in percent, is not offered for it. */
const LEAST_FIT = 75;
/** Kinds in a random selection, and the largest side of one in feet. */
const RANDOM_KINDS = 8;
const LARGEST_RANDOM_SIDE = 3;

export const traitsOf = (plant: Plant): PlantTraits => ({
  isPollinatorFriendly: plant.pollinator_friendly,
  isPestControl: plant.organic_pest_control,
  waterFrequency: plant.water_frequency,
  waterPerApplication: plant.water_per_application,
  droughtTolerance: plant.drought_tolerance,
});

export const offered = (plant: Plant): OfferedPlant => ({
  ...traitsOf(plant),
  id: plant.id,
  name: plant.plant_name,
  plantingWidth: plant.planting_width,
  plantingHeight: plant.planting_height,
});

/** Those that suit the garden; house plants suit no bed. */
export const suiting = (plants: readonly Plant[], { conditions }: Pick<GardenPlot, 'conditions'>): Plant[] =>
  plants.filter(
    (plant) => plant.plant_type !== 'house plant' && scoreFit(plant, conditions).percent >= LEAST_FIT,
  );

/** A random selection: some kinds among those given, each with as many plants as its share of the bed holds. */
export function randomSelection(
  plants: readonly Plant[],
  matrix: Matrix,
  random: () => number,
): PlantRequest[] {
  const small = plants.filter(
    ({ planting_width, planting_height }) => Math.max(planting_width, planting_height) <= LARGEST_RANDOM_SIDE,
  );
  const drawn = small
    .map((plant) => ({ plant, lot: random() }))
    .sort((a, b) => a.lot - b.lot)
    .slice(0, RANDOM_KINDS);
  const share = areaOf(matrix) / Math.max(1, drawn.length);
  return drawn.map(({ plant }) => ({
    ...offered(plant),
    count: Math.max(1, Math.floor(share / (plant.planting_width * plant.planting_height))),
  }));
}
