import {
  type AutoPlantingInput,
  type AutoPlantingResult,
  createRandom,
  type KeptPlant,
  type PlannedPlant,
  type PlantRequest,
} from '@planted/auto-planting';
import type { LayoutChangeRequest, Plant } from '@planted/contracts';
import type { Matrix } from '@planted/garden-domain';
import type { Chance, Day } from '@planted/season';
import {
  type GroundOnDay,
  groundOn,
  isOfOneSeason,
  type PlannedBed,
  placeInTime,
  startsIn,
} from '@planted/season-plan';
import { colorForPlant } from '@planted/ui';
import type { GardenPlot } from '../../planter/garden-plot';
import type { PlanningChoice } from '../../planter/plan-report';
import type { PlanningData } from '../auto-plant/planning-data';
import { filledIn } from '../auto-plant/plan-garden';
import { offered, randomSelection, suiting, traitsOf } from '../auto-plant/suiting-plants';
import { type GapGroup, gapGroups } from './gap-groups';

interface Asked {
  readonly bed: PlannedBed;
  readonly plot: Pick<GardenPlot, 'matrix' | 'conditions'>;
  readonly day: Day;
  readonly choice: PlanningChoice;
  /** The kinds that the gardener chose for this bed. */
  readonly chosen: readonly string[];
  readonly data: PlanningData;
  /** ISO. */
  readonly now: string;
  readonly newId: () => string;
  /** Runs an algorithm. @throws Error with the words of 2 §5 */
  readonly run: (input: AutoPlantingInput) => Promise<AutoPlantingResult>;
}

/** A kind of a plan in time, with where it would stand. */
interface FilledKind {
  readonly plant: Plant;
  readonly chance: Chance;
  readonly squares: number;
}

/** A plan for what is free from a day, as one act. */
export interface FilledGaps {
  readonly ground: GroundOnDay;
  /** In the order of their harvests. */
  readonly kinds: readonly FilledKind[];
  readonly changes: readonly LayoutChangeRequest[];
}

interface InGap {
  readonly planned: PlannedPlant;
  readonly chance: Chance;
}

/**
 * Plans what is free in a bed from a day by one of the algorithms (SEA-9). What stands that day stays where it is, and only
 * kinds take part that can still be started, ripen, and are out before what comes next.
 */
export async function planGaps(asked: Asked): Promise<FilledGaps> {
  const { bed, plot, day, newId, data } = asked;
  const ground = groundOn(bed.plan, bed.garden.plantings, {
    matrix: plot.matrix,
    day,
    today: bed.known.today,
  });
  const placed: InGap[] = [];
  for (const group of gapGroups(ground)) {
    const chances = chancesOf(asked, group);
    const input = inputOf(asked, ground, group, chances, placed);
    if (!input) continue;
    const { plants } = await asked.run(input);
    const found = plants.flatMap((planned) => {
      const chance = chances.get(planned.plantId);
      return chance ? [{ planned, chance }] : [];
    });
    placed.push(...(group.holdsOne ? found.slice(0, 1) : found));
  }
  const used = new Map(bed.garden.plantings.map(({ plantId, color }) => [plantId, color] as const));
  const colorOf = (plantId: string): string => {
    const color = used.get(plantId) ?? newColor(data.catalogue, plantId, [...used.values()]);
    used.set(plantId, color);
    return color;
  };
  const wanted = placed.map(({ planned: { plantId, x, y, width, height }, chance }) => ({
    spot: { id: newId(), plantId, x, y, width, height, color: colorOf(plantId), plantsPerSquare: null },
    chance,
  }));
  return { ground, kinds: kindsOf(placed, data), changes: placeInTime({ ...bed, ground }, wanted) ?? [] };
}

function chancesOf({ bed, day, data }: Asked, { until }: GapGroup): Map<string, Chance> {
  const kinds = data.catalogue.filter((plant) => isOfOneSeason(plant) && bed.known.plants.has(plant.id));
  const ids = kinds.map(({ id }) => id);
  return new Map(
    startsIn(bed.plan, bed.garden.style, ids, { day, until }).map((chance) => [chance.plantId, chance]),
  );
}

function inputOf(
  { plot, choice, chosen, data, now }: Asked,
  ground: GroundOnDay,
  { squares }: GapGroup,
  chances: ReadonlyMap<string, Chance>,
  placed: readonly InGap[],
): AutoPlantingInput | null {
  const fits = (plants: readonly Plant[]) => suiting(plants, plot).filter(({ id }) => chances.has(id));
  const matrix = soilOf(plot.matrix, [...ground.standing, ...placed.map(({ planned }) => planned)], squares);
  const own = data.catalogue.filter(({ id }) => chosen.includes(id) && chances.has(id));
  const requests: PlantRequest[] =
    choice.preset === 'random' || (choice.preset === 'mix' && own.length === 0)
      ? randomSelection(
          fits(data.catalogue),
          gapOnly(matrix, squares),
          createRandom(choice.seed),
          data.growth,
        )
      : own.map((plant) => ({ ...offered(plant), count: null }));
  if (requests.length === 0) return null;
  const traits = new Map(data.catalogue.map((plant) => [plant.id, traitsOf(plant)]));
  const offers = (plants: readonly Plant[]) =>
    choice.preset === 'mix' ? fits(plants).map((plant) => offered(plant)) : [];
  const kept = [...ground.standing, ...placed.map(({ planned }) => planned)].map(
    ({ x, y, width, height, plantId, plantName }): KeptPlant => ({
      ...traits.get(plantId),
      ...{ x, y, width, height, plantId, plantName },
    }),
  );
  return {
    ...{ algorithm: choice.algorithm, matrix, plants: requests, kept, seed: choice.seed, now },
    relations: new Map(Object.entries(data.companions)),
    fillerPlants: offers(data.fillers),
    pollinatorPlants: offers(data.pollinators),
    pestControlPlants: offers(data.pestControl),
    options: { ...filledIn(choice.options), onlyUserSelected: choice.preset !== 'mix' },
  };
}

interface Sides {
  readonly x: number;
  readonly y: number;
  readonly width?: number;
  readonly height?: number;
}

/** The bed in which only these squares, and those under what stands, are soil. */
function soilOf(matrix: Matrix, standing: readonly Sides[], squares: readonly Sides[]): Matrix {
  const isIn = (x: number, y: number) =>
    [...standing, ...squares].some(
      (one) => x >= one.x && y >= one.y && x < one.x + (one.width ?? 1) && y < one.y + (one.height ?? 1),
    );
  return matrix.map((row, y) => row.map((cell, x) => (cell === 1 && isIn(x, y) ? 1 : 0)));
}

const gapOnly = (matrix: Matrix, squares: readonly Sides[]): Matrix => soilOf(matrix, [], squares);

function newColor(catalogue: readonly Plant[], plantId: string, used: readonly string[]): string {
  const plant = catalogue.find(({ id }) => id === plantId);
  if (!plant) return NO_COLOR;
  const { plant_name: plantName, plant_type: plantType, accent_color, leaf_color } = plant;
  return colorForPlant({ plantName, plantType, accentColor: accent_color, leafColor: leaf_color }, used);
}

/** Of a kind that the plant table has no more. */
const NO_COLOR = '#aac62f';

function kindsOf(placed: readonly InGap[], { catalogue }: PlanningData): FilledKind[] {
  const kinds = new Map<string, FilledKind>();
  for (const { planned, chance } of placed) {
    const plant = catalogue.find(({ id }) => id === planned.plantId);
    const squares = planned.width * planned.height + (kinds.get(planned.plantId)?.squares ?? 0);
    if (plant) kinds.set(plant.id, { plant, chance, squares });
  }
  return [...kinds.values()].toSorted((a, b) => a.chance.ripe - b.chance.ripe);
}
