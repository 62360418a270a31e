import type { Matrix } from '@planted/garden-domain';
import { optimize, PLANNING_ALGORITHMS, runAutoPlanting } from './index';
import { faultsOf } from './testing/checker';
import { isWorseThanStart } from './testing/standing';
import { drawn, input, plant, related } from './testing/gardens';

const STEPS = 300;

const quarterTurn = (matrix: Matrix): Matrix =>
  (matrix[0] ?? []).map((_cell, x) => matrix.map((row) => row[x] ?? 0).toReversed());

const turns = (matrix: Matrix): Matrix[] => {
  const all = [matrix];
  while (all.length < 4) all.push(quarterTurn(all.at(-1) as Matrix));
  return all;
};

const plants = [
  plant('squash', 2, { width: 2 }),
  plant('bean', 2, { width: 1, height: 3, isPollinatorFriendly: true }),
  plant('marigold', 4, { isPestControl: true, isPollinatorFriendly: true }),
  plant('carrot', null, { droughtTolerance: 'high' }),
];
const relations = related(
  ['squash', 'bean', 'good'],
  ['bean', 'marigold', 'bad'],
  ['carrot', 'bean', 'moderate'],
);

describe.each([
  ['an L', drawn('##   ', '##   ', '##   ', '#####', '#####')],
  ['a ring', drawn('######', '#    #', '#    #', '######')],
  ['two islands', drawn('##  ###', '##  ###', '    ###')],
  ['a comb', drawn('# # #', '# # #', '# # #', '#####')],
  ['single cells', drawn('# # #', ' # # ', '# # #')],
])('a plot that is %s', (_name, shape) => {
  it.each(PLANNING_ALGORITHMS)(
    'AUTO-4 is planned legally in every rotation by %s, and never worse',
    (algorithm) => {
      for (const matrix of turns(shape)) {
        const garden = input({ algorithm, matrix, plants, relations });
        const result = optimize(garden, { iterations: STEPS });
        expect(faultsOf(garden, runAutoPlanting(garden))).toEqual([]);
        expect(faultsOf(garden, result)).toEqual([]);
        expect(isWorseThanStart(garden, result)).toBe(false);
      }
    },
  );

  it('AUTO-4 is filled whole in every rotation, since the smallest plant has no count', () => {
    for (const matrix of turns(shape)) {
      const cells = matrix.flat().filter((cell) => cell === 1).length;
      const { score } = optimize(input({ algorithm: 'maximize-yield', matrix, plants }), {
        iterations: STEPS,
      });
      expect(score).toMatchObject({ value: cells, bound: cells, isBest: true });
    }
  });
});
