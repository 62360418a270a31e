import { optimize, type OptimizedResult } from '../src/index';
import { plantedInstance } from '../src/testing/planted-instance';
import { type PackedCells, packedByMaxRects } from './packed-by-maxrects';
import { type Row, row } from '../../../tools/benching/row';
import { seeds, sum, within } from './within';

const SMALL_SEEDS = 200;
const LARGE_SEEDS = 20;
/** Sides of plants in plots that only large ones fill. */
const LARGE_SIDES = [
  [2, 6],
  [3, 6],
] as const;
const LARGE_SIDED_SEEDS = 60;

interface Filled {
  readonly result: OptimizedResult;
  readonly byMaxRects: number;
}

/** A plot that can be filled whole, planned by Maximize Yield and packed by the baseline. */
function fill(side: number, seed: number, milliseconds: number, packedCells: PackedCells): Filled {
  const { matrix, plants } = plantedInstance(side, side, seed);
  return {
    result: optimize({ algorithm: 'maximize-yield', matrix, plants, seed, now: '' }, within(milliseconds)),
    byMaxRects: packedCells(side, side, plants),
  };
}

/** Plots that large plants fill whole: of how many seeds every plant is placed in a second. */
const largePlants = (): Row[] =>
  LARGE_SIDES.map(([smallest, largest]) => {
    const full = seeds(LARGE_SIDED_SEEDS).filter((seed) => {
      const { matrix, plants } = plantedInstance(25, 25, seed, largest, smallest);
      const input = { algorithm: 'maximize-yield', matrix, plants, seed, now: '' } as const;
      return optimize(input, within(1_000)).score.isBest;
    });
    const what = `25 × 25 that plants of ${smallest} to ${largest} ft fill, all placed in 1 s`;
    return row(what, 'plots', full.length, LARGE_SIDED_SEEDS, '≥ 0.95');
  });

/** How well plots are filled that can be filled whole. */
export async function yields(): Promise<Row[]> {
  const packedCells = await packedByMaxRects();
  const small = seeds(SMALL_SEEDS).map((seed) => fill(25, seed, 1_000, packedCells));
  const large = seeds(LARGE_SEEDS).map((seed) => fill(50, seed, 3_000, packedCells));
  const full = small.filter(({ result }) => result.score.isBest).length;
  const area = (filled: readonly Filled[]) => sum(filled.map(({ result }) => result.score.value));
  const greedy = (filled: readonly Filled[]) => sum(filled.map(({ result }) => result.start.value));
  const packed = (filled: readonly Filled[]) => sum(filled.map(({ byMaxRects }) => byMaxRects));
  const cells = LARGE_SEEDS * 2_500;
  return [
    row('25 × 25 that can be filled, all placed in 1 s; of all', 'plots', full, SMALL_SEEDS, '≥ 0.95'),
    row('50 × 50 that can be filled, placed in 3 s; of all', 'ft²', area(large), cells, '≥ 0.995'),
    ...largePlants(),
    row('25 × 25, against the specified layout', 'ft²', area(small), greedy(small), '≥ 1'),
    row('25 × 25, against maxrects-packer', 'ft²', area(small), packed(small), '≥ 1'),
    row('50 × 50, against the specified layout', 'ft²', area(large), greedy(large), '≥ 1'),
    row('50 × 50, against maxrects-packer', 'ft²', area(large), packed(large), '≥ 1'),
  ];
}
