import {
  type AutoPlantingInput,
  type AutoPlantingOptions,
  type AutoPlantingResult,
  createRandom,
  type PlantRequest,
  type RotationAgainst,
} from '@planted/auto-planting';
import type { Plant } from '@planted/contracts';
import { kindIdOf } from '@planted/garden-domain';
import { colorForPlant } from '@planted/ui';
import { type Layout, leftToPlace } from '../../layout/layout';
import { clearPreview, type Planned, stayingOf } from '../../layout/proposal';
import { type SelectedPlant, selectPlant, sizeOf } from '../../layout/selected-plant';
import type { GardenPlot } from '../../planter/garden-plot';
import type { ChosenOptions, PlanningChoice } from '../../planter/plan-report';
import { NO_PLANNING_DATA, type PlanningData } from './planning-data';
import { offered, randomSelection, suiting, traitsOf } from './suiting-plants';

/** Ground that kinds should keep off, by what stood there. */
export type Against = (plantIds: readonly string[]) => readonly RotationAgainst[];

interface Asked {
  readonly choice: PlanningChoice;
  readonly data?: PlanningData;
  /** What rotation advises against for these kinds; left out for a bed without a past. */
  readonly against?: Against | undefined;
  /** Moment of the run, ISO. */
  readonly now: string;
}

/** What an auto-planting run is asked: some plants stay, the preset's plants are to be placed (2 §4, §9). */
export function planningInput(
  plot: Pick<GardenPlot, 'matrix' | 'conditions'>,
  layout: Layout,
  { choice, data = NO_PLANNING_DATA, against, now }: Asked,
): AutoPlantingInput {
  const { matrix } = plot;
  const { preset, seed, algorithm } = choice;
  const staying = stayingOf(layout, choice.keepsPlaced);
  const { growth } = data;
  const traits = new Map(
    [...data.catalogue, ...data.varieties].map((plant) => [
      plant.id,
      traitsOf(plant, growth.get(kindIdOf(plant.id))),
    ]),
  );
  const offers = (plants: readonly Plant[]) =>
    preset === 'mix' ? suiting(plants, plot).map((plant) => offered(plant, growth.get(plant.id))) : [];
  const plants =
    preset === 'random'
      ? randomSelection(others(suiting(data.catalogue, plot), staying), matrix, createRandom(seed), growth)
      : ownPlants(staying, traits);
  const [fillerPlants, pollinatorPlants, pestControlPlants] = [
    offers(data.fillers),
    offers(data.pollinators),
    offers(data.pestControl),
  ];
  const all = [plants, fillerPlants, pollinatorPlants, pestControlPlants].flat();
  const rotation = against?.([...new Set(all.map(({ id }) => id))]);
  return {
    algorithm,
    matrix,
    plants,
    kept: staying.placements.map(({ x, y, width, height, plantId, plantName }) => ({
      ...traits.get(plantId),
      ...{ x, y, width, height, plantId, plantName },
    })),
    relations: new Map(Object.entries(data.companions)),
    ...{ fillerPlants, pollinatorPlants, pestControlPlants },
    ...(rotation && { rotation }),
    site: { north: choice.north },
    options: { ...filledIn(choice.options), onlyUserSelected: preset !== 'mix' },
    seed,
    now,
  };
}

const ownPlants = (
  staying: Layout,
  traits: ReadonlyMap<string, ReturnType<typeof traitsOf>>,
): PlantRequest[] =>
  staying.plants.map((plant) => {
    const { plantId, name } = plant;
    const { width, height } = sizeOf(plant);
    return {
      ...traits.get(plantId),
      ...{ id: plantId, name, plantingWidth: width, plantingHeight: height },
      count: leftToPlace(staying, plantId),
    };
  });

/** Without the kinds that the gardener chose. */
const others = (plants: readonly Plant[], { plants: own }: Layout): Plant[] =>
  plants.filter(({ id }) => !own.some(({ plantId }) => plantId === id));

/** Without the empty fields, which have the library's default. */
export const filledIn = (options: ChosenOptions): Partial<AutoPlantingOptions> =>
  Object.fromEntries(Object.entries(options).filter(([, value]) => value !== null && value !== undefined));

/** The plan as placements in the colors of their plants, and the kinds in it that the gardener did not choose. */
export function placementsOf(
  { plants: planned }: Pick<AutoPlantingResult, 'plants'>,
  layout: Layout,
  newId: () => string,
  catalogue: readonly Plant[] = [],
): { readonly planned: Planned[]; readonly offered: SelectedPlant[] } {
  const own = clearPreview(layout).plants;
  const added = addedKinds(planned, own, catalogue);
  const colors = new Map([...own, ...added].map(({ plantId, color }) => [plantId, color]));
  return {
    planned: planned.flatMap((plant) => {
      const color = colors.get(plant.plantId);
      return color === undefined ? [] : [{ ...plant, id: newId(), color }];
    }),
    offered: added,
  };
}

function addedKinds(
  planned: AutoPlantingResult['plants'],
  own: readonly SelectedPlant[],
  catalogue: readonly Plant[],
): SelectedPlant[] {
  const known = new Set(own.map(({ plantId }) => plantId));
  const taken = own.map(({ color }) => color);
  const added = new Map<string, AutoPlantingResult['plants'][number][]>();
  for (const plant of planned)
    if (!known.has(plant.plantId)) added.set(plant.plantId, [...(added.get(plant.plantId) ?? []), plant]);
  return [...added].flatMap(([plantId, plants]) => {
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
    const isSupplementalPollinator = plants.some(({ role }) => role === 'pollinator');
    return [{ ...selectPlant(row, plants.length, color), isOffered: true, isSupplementalPollinator }];
  });
}
