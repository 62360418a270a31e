import { optimize, PLANNING_ALGORITHMS, runAutoPlanting } from './index';
import { faultsOf } from './testing/checker';
import { bed, input, plant, related } from './testing/gardens';

/** Trees of one kind: one from before its footprint was corrected, one of today's, and room for one more. */
const kept = [
  { plantId: 'apple', plantName: 'apple', x: 0, y: 0, width: 6, height: 6 },
  { plantId: 'apple', plantName: 'apple', x: 7, y: 0, width: 8, height: 8 },
];
const plants = [
  plant('apple', 1, { width: 8, isPollinatorFriendly: true }),
  plant('chive', 12, { isPestControl: true, isPollinatorFriendly: true }),
  plant('squash', 3, { width: 3 }),
];
const relations = related(
  ['apple', 'chive', 'good'],
  ['apple', 'squash', 'bad'],
  ['chive', 'squash', 'moderate'],
);

describe.each(PLANNING_ALGORITHMS)('a bed with a kind in two sizes, by %s', (algorithm) => {
  const garden = input({ algorithm, matrix: bed(15, 17), plants, kept, relations });

  it('REA-8 is planned around what stands, as large as it was planted', () => {
    expect(faultsOf(garden, runAutoPlanting(garden))).toEqual([]);
  });

  it('REA-8 is optimized around what stands, as large as it was planted', () => {
    const result = optimize(garden, { iterations: 300 });
    expect(faultsOf(garden, result)).toEqual([]);
    expect(result.plants.filter(({ plantId }) => plantId === 'apple')).toMatchObject([
      { width: 8, height: 8 },
    ]);
  });
});
