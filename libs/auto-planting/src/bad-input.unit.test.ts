import type { Matrix } from '@planted/garden-domain';
import { type AutoPlantingInput, optimize, PLANNING_ALGORITHMS, runAutoPlanting } from './index';
import { bed, input, plant, related } from './testing/gardens';
import { faultsOf } from './testing/checker';

/** A search, too, must end on its own. */
const STEPS = 500;

describe.each(PLANNING_ALGORITHMS)('trust 18: %s', (algorithm) => {
  it.each([
    ['2,500 cells and no plants', { matrix: bed(50, 50) }, 0],
    ['a count of a billion', { matrix: bed(50, 50), plants: [plant('carrot', 1e9)] }, 2500],
    ['a plant as large as the plot', { matrix: bed(50, 50), plants: [plant('oak', 9, { width: 50 })] }, 1],
    ['a plot with nothing plantable', { matrix: [[0, 0]], plants: [plant('carrot', 2)] }, 0],
    ['a plot with no rows', { matrix: [], plants: [plant('carrot', 2)] }, 0],
    ['a plot with no columns', { matrix: [[]], plants: [plant('carrot', 2)] }, 0],
    [
      'cells that are no numbers',
      { matrix: [[Number.NaN, 1]] as unknown as Matrix, plants: [plant('carrot', 2)] },
      1,
    ],
    ['a negative count', { plants: [plant('carrot', -3)] }, 0],
    ['a fractional count', { plants: [plant('carrot', 2.7)] }, 2],
    ['a count that is no number', { plants: [plant('carrot', Number.NaN)] }, 0],
    ['an unlimited count', { plants: [plant('carrot', Number.POSITIVE_INFINITY)] }, 16],
    ['a size of 0', { plants: [plant('carrot', 2, { width: 0 })] }, 0],
    ['a size of 51', { plants: [plant('carrot', 2, { width: 51 })] }, 0],
    ['half a foot', { plants: [plant('carrot', 2, { width: 0.5 })] }, 0],
    [
      'relations of unknown plants',
      { plants: [plant('carrot', 2)], relations: related(['x', 'y', 'bad']) },
      2,
    ],
    [
      'relations of an unknown sort',
      {
        plants: [plant('carrot', 2), plant('leek', 1)],
        relations: related(['carrot', 'leek', 'rivals' as 'bad']),
      },
      3,
    ],
    ['a name of the prototype', { plants: [plant('__proto__', 1), plant('constructor', 1)] }, 2],
  ] satisfies [string, Partial<AutoPlantingInput>, number][])('AUTO-4 survives %s', (_what, some, placed) => {
    const whole = input({ algorithm, ...some });
    const specified = runAutoPlanting(whole);
    expect(specified.plantsPlaced).toBe(placed);
    expect(optimize(whole, { iterations: STEPS }).plantsPlaced).toBe(placed);
    if (whole.matrix.length < 50 && whole.plants.every(({ count }) => Number.isInteger(count)))
      expect(faultsOf(whole, specified)).toEqual([]);
  });

  it('says why a plant of no size is not placed', () => {
    const { unusedPlants } = runAutoPlanting(
      input({ algorithm, plants: [plant('carrot', 2, { width: 0 })] }),
    );
    expect(unusedPlants).toEqual([
      expect.objectContaining({
        remaining: 2,
        detail: 'its width and height must be whole feet from 1 to 50',
      }),
    ]);
  });

  it.each([
    ['rows of different lengths', [[1, 1], [1]], 'Garden matrix must be a 2D array'],
    ['rows that are no rows', [1, 0], 'Garden matrix must be a 2D array'],
    ['a plot of 51 columns', bed(51, 1), 'the matrix may have at most 50 rows and 50 columns'],
  ])('AUTO-2 refuses %s', (_what, matrix, words) => {
    expect(() => runAutoPlanting(input({ algorithm, matrix: matrix as Matrix }))).toThrow(words);
  });

  it('AUTO-2 refuses kept plants that cannot stand there', () => {
    const kept = [{ x: 3, y: 0, width: 2, height: 1 }];
    expect(() => runAutoPlanting(input({ algorithm, kept }))).toThrow(
      'Algorithm failed to produce valid result',
    );
  });
});
