import { type Footprint, layoutProblem, type Matrix } from '@planted/garden-domain';
import fc from 'fast-check';
import {
  PLANNING_ALGORITHMS,
  type AutoPlantingInput,
  type PlanningAlgorithm,
  type PlantRequest,
  runAutoPlanting,
} from './index';

const now = '2026-05-21T08:00:00.000Z';
const plant = (id: string, count: number | null, width = 1, height = width): PlantRequest => ({
  id,
  name: id,
  count,
  plantingWidth: width,
  plantingHeight: height,
});
const bed = (width: number, height: number): Matrix =>
  Array.from({ length: height }, () => Array.from({ length: width }, () => 1 as const));
const plan = (input: Partial<AutoPlantingInput>) =>
  runAutoPlanting({ algorithm: 'maximize-yield', matrix: bed(4, 4), plants: [], seed: 1, now, ...input });

const matrices = fc
  .tuple(fc.integer({ min: 1, max: 12 }), fc.integer({ min: 1, max: 12 }))
  .chain(([width, height]) =>
    fc.array(fc.array(fc.constantFrom<0 | 1>(0, 1), { minLength: width, maxLength: width }), {
      minLength: height,
      maxLength: height,
    }),
  );
const requests = fc.uniqueArray(
  fc.record({
    id: fc.constantFrom('a', 'b', 'c', 'd', 'e'),
    count: fc.option(fc.integer({ min: 0, max: 9 }), { nil: null }),
    plantingWidth: fc.integer({ min: 1, max: 5 }),
    plantingHeight: fc.integer({ min: 1, max: 5 }),
  }),
  { selector: ({ id }) => id, maxLength: 5 },
);

describe('Maximize Yield', () => {
  it('AUTO-1 places the largest footprint first and fills the rest row by row', () => {
    const { plants } = plan({
      plants: [plant('radish', 3), plant('tomato', 1, 2)],
      options: { maximizeYieldPlantingVariance: 0 },
    });
    expect(plants.map(({ plantId, x, y }) => [plantId, x, y])).toEqual([
      ['tomato', 0, 0],
      ['radish', 2, 0],
      ['radish', 3, 0],
      ['radish', 2, 1],
    ]);
  });

  it('AUTO-1 says how full the plot is and which plants found no place, and why', () => {
    const result = plan({ matrix: bed(2, 2), plants: [plant('squash', 2, 2)] });
    expect(result.plantsPlaced).toBe(1);
    expect(result.efficiency).toBe(0.25);
    expect(result.unusedPlants).toEqual([
      expect.objectContaining({ id: 'squash', remaining: 1, reason: expect.stringContaining('2 x 2 ft') }),
    ]);
    expect(result.metadata).toEqual({ algorithmUsed: 'maximize-yield', timestamp: now });
  });

  it('AUTO-1 treats a plant without a count as unlimited', () => {
    expect(plan({ plants: [plant('carrot', null)] }).plantsPlaced).toBe(16);
  });

  it('AUTO-1 marks the top-left cell of a plant as its root', () => {
    const [row] = plan({ matrix: bed(2, 1), plants: [plant('bean', 1, 2, 1)] }).plantMap;
    expect(row?.map((cell) => cell?.rootCell)).toEqual([true, false]);
  });

  it('leaves kept plants where they stand', () => {
    const kept: Footprint[] = [{ x: 0, y: 0, width: 2, height: 2 }];
    const { plants } = plan({ matrix: bed(3, 2), kept, plants: [plant('carrot', null)] });
    expect(plants.map(({ x, y }) => [x, y])).toEqual([
      [2, 0],
      [2, 1],
    ]);
  });
});

describe('every algorithm', () => {
  it('AUTO-4 gives a legal layout that respects the counts, and the same one for the same seed', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...PLANNING_ALGORITHMS),
        matrices,
        requests,
        fc.integer(),
        fc.double({ min: 0, max: 1, noNaN: true }),
        (algorithm, matrix, wanted, seed, maximizeYieldPlantingVariance) => {
          const plants = wanted.map((request) => ({ ...request, name: request.id }));
          const input = { algorithm, matrix, plants, seed, now, options: { maximizeYieldPlantingVariance } };
          const result = runAutoPlanting(input);
          expect(layoutProblem(matrix, result.plants)).toBeUndefined();
          for (const { id, count } of plants)
            expect(result.plants.filter(({ plantId }) => plantId === id).length).toBeLessThanOrEqual(
              count ?? Number.POSITIVE_INFINITY,
            );
          expect(runAutoPlanting(input)).toEqual(result);
        },
      ),
    );
  });

  it('AUTO-2 refuses an unknown algorithm, a missing matrix and a matrix that is not a 2-D array', () => {
    expect(() => plan({ algorithm: 'rotation' as PlanningAlgorithm })).toThrow('Unknown algorithm type');
    expect(() => plan({ matrix: undefined as unknown as Matrix })).toThrow(
      'Garden matrix and plants are required',
    );
    expect(() => plan({ plants: undefined as unknown as [] })).toThrow(
      'Garden matrix and plants are required',
    );
    expect(() => plan({ matrix: [1, 0] as unknown as Matrix })).toThrow('Garden matrix must be a 2D array');
  });

  it.each([
    ['a count of a billion', [plant('carrot', 1e9)], 2500],
    ['a count that is no number', [plant('carrot', Number.NaN)], 0],
    ['a plant larger than the plot', [plant('oak', 1, 51)], 0],
    ['no plants', [], 0],
  ])('survives %s on a 50 × 50 plot', (_what, plants, placed) => {
    expect(plan({ matrix: bed(50, 50), plants }).plantsPlaced).toBe(placed);
  });

  it('survives a plot with nothing plantable', () => {
    const result = plan({ matrix: [[0, 0]], plants: [plant('carrot', 2)] });
    expect(result).toMatchObject({ plantsPlaced: 0, efficiency: 0 });
  });
});
