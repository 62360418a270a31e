import {
  type AutoPlantingInput,
  type AutoPlantingOptions,
  type AutoPlantingResult,
  createRandom,
  type PlantRequest,
} from '@planted/auto-planting';
import type { Plant } from '@planted/contracts';
import type { Placement } from '@planted/garden-domain';
import { colorForPlant } from '@planted/ui';
import { clearPreview, type Layout, leftToPlace } from '../../layout/layout';
import { type SelectedPlant, selectPlant } from '../../layout/selected-plant';
import type { GardenPlot } from '../../planter/garden-plot';
import type { AutoPlantingChoice, ChosenOptions } from '../../planter/garden-work';
import { NO_PLANNING_DATA, type PlanningData } from './planning-data';
import { offered, randomSelection, suiting, traitsOf } from './suiting-plants';

interface Asked {
  readonly choice: Pick<AutoPlantingChoice, 'algorithm' | 'preset' | 'options' | 'seed'>;
  readonly data?: PlanningData;
  /** Moment of the run, ISO. */
  readonly now: string;
}

/** What an auto-planting run is asked: hand-placed plants stay, the preset's plants are to be placed (2 §4, §9). */
export function planningInput(
  plot: Pick<GardenPlot, 'matrix' | 'conditions'>,
  layout: Layout,
  { choice, data = NO_PLANNING_DATA, now }: Asked,
): AutoPlantingInput {
  const { matrix } = plot;
  const { preset, seed, algorithm } = choice;
  const byHand = clearPreview(layout);
  const traits = new Map(data.catalogue.map((plant) => [plant.id, traitsOf(plant)]));
  const offers = (plants: readonly Plant[]) => (preset === 'mix' ? suiting(plants, plot).map(offered) : []);
  return {
    algorithm,
    matrix,
    plants:
      preset === 'random'
        ? randomSelection(others(suiting(data.catalogue, plot), byHand), matrix, createRandom(seed))
        : ownPlants(byHand, traits),
    kept: byHand.placements.map(({ x, y, width, height, plantId, plantName }) => ({
      ...traits.get(plantId),
      ...{ x, y, width, height, plantId, plantName },
    })),
    relations: new Map(Object.entries(data.companions)),
    fillerPlants: offers(data.fillers),
    pollinatorPlants: offers(data.pollinators),
    pestControlPlants: offers(data.pestControl),
    options: { ...filledIn(choice.options), onlyUserSelected: preset !== 'mix' },
    seed,
    now,
  };
}

const ownPlants = (
  byHand: Layout,
  traits: ReadonlyMap<string, ReturnType<typeof traitsOf>>,
): PlantRequest[] =>
  byHand.plants.flatMap(({ plantId, name, plantingWidth, plantingHeight }) =>
    plantingWidth === null || plantingHeight === null
      ? []
      : [
          {
            ...traits.get(plantId),
            ...{ id: plantId, name, plantingWidth, plantingHeight },
            count: leftToPlace(byHand, plantId),
          },
        ],
  );

/** Without the kinds that the gardener chose. */
const others = (plants: readonly Plant[], { plants: own }: Layout): Plant[] =>
  plants.filter(({ id }) => !own.some(({ plantId }) => plantId === id));

/** Without the empty fields, which have the library's default. */
const filledIn = (options: ChosenOptions): Partial<AutoPlantingOptions> =>
  Object.fromEntries(Object.entries(options).filter(([, value]) => value !== null && value !== undefined));

/** The plan as placements in the colours of their plants, and the kinds in it that the gardener did not choose. */
export function placementsOf(
  result: Pick<AutoPlantingResult, 'plants'>,
  layout: Layout,
  newId: () => string,
  catalogue: readonly Plant[] = [],
): { readonly placements: Placement[]; readonly offered: SelectedPlant[] } {
  const byHand = clearPreview(layout);
  const kinds = new Map(byHand.plants.map((plant) => [plant.plantId, plant]));
  const added = addedKinds(result, kinds, catalogue);
  for (const plant of added) kinds.set(plant.plantId, plant);
  const placements = result.plants.flatMap(({ plantId, plantName, x, y, width, height }) => {
    const plant = kinds.get(plantId);
    return plant ? [{ plantId, plantName, x, y, width, height, id: newId(), color: plant.color }] : [];
  });
  return { placements, offered: added };
}

function addedKinds(
  { plants }: Pick<AutoPlantingResult, 'plants'>,
  known: ReadonlyMap<string, SelectedPlant>,
  catalogue: readonly Plant[],
): SelectedPlant[] {
  const taken = [...known.values()].map(({ color }) => color);
  const counts = new Map<string, number>();
  for (const { plantId } of plants)
    if (!known.has(plantId)) counts.set(plantId, (counts.get(plantId) ?? 0) + 1);
  return [...counts].flatMap(([plantId, count]) => {
    const row = catalogue.find(({ id }) => id === plantId);
    if (!row) return [];
    const color = colorForPlant(
      {
        plantName: row.plant_name,
        plantType: row.plant_type,
        accentColor: row.accent_color,
        leafColor: row.leaf_color,
      },
      taken,
    );
    taken.push(color);
    return [{ ...selectPlant(row, count, color), isOffered: true }];
  });
}
