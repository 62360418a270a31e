import fc from 'fast-check';
import {
  type AutoPlantingInput,
  type AutoPlantingOptions,
  type KeptPlant,
  type OfferedPlant,
  PLANNING_ALGORITHMS,
  type RelationList,
  SIDES,
} from '../index';

const LONGEST_SIDE = 9;
const IDS = ['basil', 'carrot', 'dill', 'fennel', 'marigold', 'tomato', 'squash'] as const;

const matrices = fc
  .tuple(
    fc.integer({ min: 1, max: LONGEST_SIDE }),
    fc.integer({ min: 1, max: LONGEST_SIDE }),
    fc.integer({ min: 0, max: 9 }),
  )
  .chain(([width, height, holes]) => {
    const cell = fc.integer({ min: 1, max: 10 }).map((draw): 0 | 1 => (draw > holes ? 1 : 0));
    const row = fc.array(cell, { minLength: width, maxLength: width });
    return fc.array(row, { minLength: height, maxLength: height });
  });

const traits = {
  isPollinatorFriendly: fc.boolean(),
  isPestControl: fc.boolean(),
  waterFrequency: fc.integer({ min: 1, max: 9 }),
  waterPerApplication: fc.constantFrom(0.5, 1, 2),
  droughtTolerance: fc.constantFrom('high', 'Moderate', 'LOW'),
  matureHeight: fc.constantFrom(6, 12, 24, 36, 72, 120),
  lovesSun: fc.boolean(),
  climbs: fc.boolean(),
  isWindPollinated: fc.boolean(),
  spreads: fc.constantFrom<'runners' | 'self-sows' | null>('runners', 'self-sows', null, null),
};
const side = fc.oneof(fc.constant(1), fc.integer({ min: 1, max: 4 }));

const offered = (prefix: string): fc.Arbitrary<OfferedPlant[]> =>
  fc
    .uniqueArray(
      fc.record({ id: fc.constantFrom(...IDS), plantingWidth: side, plantingHeight: side, ...traits }),
      { selector: ({ id }) => id, maxLength: 3 },
    )
    .map((plants) =>
      plants.map((plant) => ({ ...plant, id: `${prefix}${plant.id}`, name: `${prefix}${plant.id}` })),
    );

const requests = fc
  .uniqueArray(
    fc.record({
      id: fc.constantFrom(...IDS),
      count: fc.option(fc.oneof(fc.integer({ min: 0, max: 9 }), fc.constantFrom(1e9, undefined)), {
        nil: null,
      }),
      plantingWidth: fc.oneof({ weight: 30, arbitrary: side }, { weight: 1, arbitrary: fc.constant(0) }),
      plantingHeight: side,
      ...traits,
    }),
    { selector: ({ id }) => id, maxLength: 5 },
  )
  .map((plants) => plants.map((plant) => ({ ...plant, name: plant.id })));

const relations: fc.Arbitrary<ReadonlyMap<string, RelationList>> = fc
  .array(
    fc.record({
      a: fc.constantFrom(...IDS),
      id: fc.constantFrom(...IDS, 'flower-basil', 'unknown'),
      relation: fc.constantFrom<'good' | 'moderate' | 'bad'>('good', 'moderate', 'bad'),
    }),
    { maxLength: 10 },
  )
  .map((list) => {
    const byId = new Map<string, { id: string; relation: 'good' | 'moderate' | 'bad' }[]>();
    for (const { a, ...entry } of list) byId.set(a, [...(byId.get(a) ?? []), entry]);
    return byId;
  });

const options: fc.Arbitrary<Partial<AutoPlantingOptions>> = fc.record(
  {
    autoFillEmpty: fc.boolean(),
    onlyUserSelected: fc.boolean(),
    strictCounts: fc.boolean(),
    useFullSpace: fc.boolean(),
    prioritizePollinators: fc.boolean(),
    strictCompanions: fc.boolean(),
    maximizeYieldPlantingVariance: fc.constantFrom(0, 0.2, 1),
    goodCompanionMultiplier: fc.constantFrom(5, 7.25, 20),
    moderateCompanionMultiplier: fc.constantFrom(0, 10),
    badCompanionMultiplier: fc.constantFrom(0, 15),
    companionRandomness: fc.constantFrom(0, 0.1),
    pollinatorRatio: fc.integer({ min: 0, max: 100 }),
    diversityFactor: fc.integer({ min: 0, max: 100 }),
    clusterSize: fc.integer({ min: 0, max: 10 }),
    pestControlRatio: fc.integer({ min: 0, max: 100 }),
    plantingVariance: fc.integer({ min: 0, max: 100 }),
    minSpacing: fc.integer({ min: 0, max: 5 }),
    maxSpacing: fc.integer({ min: 0, max: 9 }),
    rotationWeight: fc.constantFrom(0, 5, 100),
    northWeight: fc.constantFrom(0, 50, 100),
    badNeighborWeight: fc.constantFrom(0, 10, 100),
    blockWeight: fc.constantFrom(0, 30, 100),
    climberWeight: fc.constantFrom(0, 25, 100),
    spreadWeight: fc.constantFrom(0, 20, 100),
    reachWeight: fc.constantFrom(0, 15, 100),
    waterZoneWeight: fc.constantFrom(0, 5, 100),
  },
  { requiredKeys: [] },
);

/** One sentence for a square of a kind, also beyond the plot. */
const rotation: fc.Arbitrary<NonNullable<AutoPlantingInput['rotation']>> = fc.uniqueArray(
  fc.record({
    plantId: fc.constantFrom(...IDS),
    squares: fc.uniqueArray(
      fc.record({
        x: fc.integer({ min: -1, max: 6 }),
        y: fc.integer({ min: -1, max: 6 }),
        why: fc.constantFrom('Tomato stood there in 2025', 'Pea stood there in 2024; free again in 2027'),
      }),
      { maxLength: 12, selector: ({ x, y }) => `${x} ${y}` },
    ),
  }),
  { maxLength: 3, selector: ({ plantId }) => plantId },
);

/** Kept plants of one cell each, on plantable cells. */
const keptOn = (matrix: readonly (readonly number[])[]): fc.Arbitrary<KeptPlant[]> => {
  const cells = matrix.flatMap((row, y) => row.flatMap((cell, x) => (cell === 1 ? [{ x, y }] : [])));
  return fc.subarray(cells, { maxLength: Math.min(3, cells.length) }).chain((some) =>
    fc
      .array(fc.option(fc.constantFrom(...IDS), { nil: undefined }), {
        minLength: some.length,
        maxLength: some.length,
      })
      .map((ids) =>
        some.map((cell, i) => ({ ...cell, width: 1, height: 1, ...(ids[i] && { plantId: ids[i] }) })),
      ),
  );
};

/** A plant is offered with the same facts as it was chosen with: the catalogue has one record of each. */
const withOneTruth = (input: AutoPlantingInput): AutoPlantingInput => {
  const chosen = new Map(input.plants.map((plant) => [plant.id, plant]));
  return { ...input, fillerPlants: input.fillerPlants?.map((plant) => chosen.get(plant.id) ?? plant) };
};

const sites = {
  site: fc.option(fc.record({ north: fc.constantFrom(...SIDES, undefined) }), { nil: undefined }),
};

/** Inputs of every kind that the engine plans, with and without every list and option. */
export const inputs: fc.Arbitrary<AutoPlantingInput> = matrices
  .chain((matrix) =>
    fc.record({
      algorithm: fc.constantFrom(...PLANNING_ALGORITHMS),
      matrix: fc.constant(matrix),
      plants: requests,
      kept: keptOn(matrix),
      options,
      relations,
      rotation,
      ...sites,
      fillerPlants: fc.oneof(offered('filler-'), offered('')),
      pollinatorPlants: offered('flower-'),
      pestControlPlants: offered('guard-'),
      seed: fc.integer({ min: 0, max: 2 ** 32 - 1 }),
      now: fc.constant('2026-05-21T08:00:00.000Z'),
    }),
  )
  .map(withOneTruth);
