import type { AutoPlantingInput, PlannedPlant, PlantTraits } from '../../index';

/** A plant in the plot, planned or kept, with what is known of its kind. */
export interface Stand {
  readonly id: string;
  readonly name: string;
  readonly role: PlannedPlant['role'] | 'kept';
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly isPollinator: boolean;
  readonly isPestControl: boolean;
  readonly waterScore: number;
  readonly matureHeight: number | undefined;
  readonly lovesSun: boolean;
  readonly climbs: boolean | undefined;
  readonly isWindPollinated: boolean;
  readonly spreads: 'runners' | 'self-sows' | null | undefined;
}

type Relation = 'good' | 'moderate' | 'bad';

/** What the options of 2 §9 are where an input does not say. */
const standard = {
  onlyUserSelected: true,
  strictCounts: true,
  useFullSpace: true,
  strictCompanions: false,
  goodCompanionMultiplier: 10,
  moderateCompanionMultiplier: 2,
  badCompanionMultiplier: 15,
  pollinatorRatio: 30,
  pestControlRatio: 20,
  minSpacing: 2,
  maxSpacing: 8,
  rotationWeight: 10,
  northWeight: 50,
  badNeighborWeight: 100,
  blockWeight: 100,
  climberWeight: 60,
  spreadWeight: 20,
  reachWeight: 10,
  waterZoneWeight: 20,
};

/** A plan as it can be seen: what is planted where. */
export interface Plan {
  readonly input: AutoPlantingInput;
  readonly options: typeof standard;
  readonly planned: readonly Stand[];
  readonly kept: readonly Stand[];
  readonly all: readonly Stand[];
  readonly plantable: number;
  relation(a: string, b: string): Relation | undefined;
  /** Why one is good or bad for the other, where a list says. */
  why(a: string, b: string): readonly string[];
  /** Points of two plants at a distance, unrounded. */
  points(a: Stand, b: Stand): number;
  feet(a: Box, b: Box): number;
  /** Plantable squares on which a kind should not stand, each with why. */
  against(id: string): readonly (Pick<Box, 'x' | 'y'> & { readonly why: string })[];
  /** Feet of its sides that touch other plants, and those of its watering zone. */
  sides(plant: Stand): { readonly same: number; readonly all: number };
}

export type Box = Pick<Stand, 'x' | 'y' | 'width' | 'height'>;

export const kindsIn = (plants: readonly Stand[]): number => new Set(plants.map(({ id }) => id)).size;

export function planOf(input: AutoPlantingInput, plants: readonly PlannedPlant[]): Plan {
  const options = { ...standard, ...input.options };
  const planned = plants.map((plant) =>
    standOf(plant, traitsOf(input, plant), plant.plantId, plant.plantName),
  );
  const kept = (input.kept ?? []).map((plant) => {
    const known = input.plants.find(({ id }) => id === plant.plantId);
    const name = plant.plantName ?? known?.name ?? plant.plantId ?? '';
    return standOf({ ...plant, role: 'kept' }, { ...known, ...plant }, plant.plantId ?? '', name);
  });
  const all = [...kept, ...planned];
  const listed = (a: string, b: string) =>
    a === b
      ? []
      : [
          ...(input.relations?.get(a) ?? []).filter(({ id }) => id === b),
          ...(input.relations?.get(b) ?? []).filter(({ id }) => id === a),
        ];
  const relation = (a: string, b: string): Relation | undefined => {
    const said = listed(a, b).map((entry) => entry.relation);
    // Where the two sides disagree, the careful one holds.
    return (['bad', 'moderate', 'good'] as const).find((one) => said.includes(one));
  };
  return {
    input,
    options,
    planned,
    kept,
    all,
    plantable: input.matrix.flat().filter((cell) => cell === 1).length,
    relation,
    why: (a, b) =>
      listed(a, b).flatMap((entry) => (entry.relation === relation(a, b) ? (entry.reason ?? []) : [])),
    points(a, b) {
      const between = feetBetween(a, b);
      const of = relation(a.id, b.id);
      if (!of || between > 3) return 0;
      const full = {
        good: options.goodCompanionMultiplier,
        moderate: options.moderateCompanionMultiplier,
        bad: -options.badCompanionMultiplier,
      }[of];
      return (full * (4 - between)) / 3;
    },
    against: (id) =>
      (input.rotation ?? [])
        .filter(({ plantId }) => plantId === id)
        .flatMap(({ squares }) => squares)
        .filter(({ x, y }) => input.matrix[y]?.[x] === 1),
    feet: feetBetween,
    sides: (plant) => sidesOf(plant, all),
  };
}

/** Feet from plant to plant, counted in cells from the nearest of one to the nearest of the other: 1 where they touch. */
function feetBetween(a: Box, b: Box): number {
  const along = (from: number, size: number, other: number, otherSize: number): number =>
    other > from ? other - (from + size - 1) : from - (other + otherSize - 1);
  return Math.max(0, along(a.x, a.width, b.x, b.width), along(a.y, a.height, b.y, b.height));
}

export const isOn = (plant: Box, x: number, y: number): boolean =>
  x >= plant.x && x < plant.x + plant.width && y >= plant.y && y < plant.y + plant.height;

function sidesOf(plant: Stand, all: readonly Stand[]): { same: number; all: number } {
  const zone = ({ waterScore }: Stand): number => Math.floor(waterScore / 10);
  let same = 0;
  let touched = 0;
  for (let y = plant.y; y < plant.y + plant.height; y += 1)
    for (let x = plant.x; x < plant.x + plant.width; x += 1)
      for (const [beyondX, beyondY] of [
        [x - 1, y],
        [x + 1, y],
        [x, y - 1],
        [x, y + 1],
      ] as const) {
        const other = all.find((one) => one !== plant && isOn(one, beyondX, beyondY));
        if (!other) continue;
        touched += 1;
        if (other.id !== '' && zone(other) === zone(plant)) same += 1;
      }
  return { same, all: touched };
}

/** What is known of a planned plant's kind: in the list that its role names. */
function traitsOf(input: AutoPlantingInput, { plantId, role }: PlannedPlant): PlantTraits {
  const { plants, pollinatorPlants = [], pestControlPlants = [], fillerPlants = [] } = input;
  const lists = {
    chosen: plants,
    pollinator: pollinatorPlants.map((plant) => ({ ...plant, isPollinatorFriendly: true })),
    'pest-control': pestControlPlants.map((plant) => ({ ...plant, isPestControl: true })),
    filler: [...fillerPlants, ...plants],
  };
  return lists[role].find(({ id }) => id === plantId) ?? {};
}

function standOf(
  { x, y, width, height, role }: Box & Pick<Stand, 'role'>,
  traits: PlantTraits,
  id: string,
  name: string,
): Stand {
  const { waterFrequency = 7, waterPerApplication = 1, droughtTolerance = 'moderate' } = traits;
  const rank = { high: 0, moderate: 1, low: 2 }[droughtTolerance.toLowerCase()] ?? 1;
  return {
    ...{ id, name, role, x, y, width, height },
    isPollinator: traits.isPollinatorFriendly === true,
    isPestControl: traits.isPestControl === true,
    waterScore: waterFrequency * waterPerApplication + 10 * rank,
    matureHeight: traits.matureHeight,
    lovesSun: traits.lovesSun === true,
    climbs: traits.climbs,
    isWindPollinated: traits.isWindPollinated === true,
    spreads: traits.spreads,
  };
}
