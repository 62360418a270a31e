import type { OfferedPlant, PlantRequest, PlantTraits } from '@planted/auto-planting';
import type { Plant, SeasonFact } from '@planted/contracts';
import { areaOf, type Matrix, scoreFit } from '@planted/garden-domain';
import type { GardenPlot } from '../../planter/garden-plot';

/** What the season knows of how a kind grows. */
export type GrowthFact = Pick<SeasonFact, 'support' | 'spreads'>;
export type GrowthFacts = ReadonlyMap<string, GrowthFact>;

/** What does not suit a garden at least so well, in percent, is not offered for it. */
const LEAST_FIT = 75;
/** Kinds in a random selection, and the largest side of one in feet. */
const RANDOM_KINDS = 8;
const LARGEST_RANDOM_SIDE = 3;

/** Sweet corn, popcorn and what else is of this species: wind carries their pollen. */
const CORN = 'Zea mays';

/** @param fact left out where what the season knows of it could not be loaded */
export const traitsOf = (plant: Plant, fact?: GrowthFact): PlantTraits => ({
  isPollinatorFriendly: plant.pollinator_friendly,
  isPestControl: plant.organic_pest_control,
  waterFrequency: plant.water_frequency,
  waterPerApplication: plant.water_per_application,
  droughtTolerance: plant.drought_tolerance,
  matureHeight: plant.mature_height,
  lovesSun: plant.sunlight === 'Full Sun',
  isWindPollinated: plant.scientific_name?.startsWith(CORN) === true,
  ...(fact && { climbs: fact.support === 'trellis', spreads: fact.spreads }),
});

export const offered = (plant: Plant, fact?: GrowthFact): OfferedPlant => ({
  ...traitsOf(plant, fact),
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
  growth: GrowthFacts,
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
    ...offered(plant, growth.get(plant.id)),
    count: Math.max(1, Math.floor(share / (plant.planting_width * plant.planting_height))),
  }));
}
