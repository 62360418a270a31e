import { Bed } from '../problem/bed';
import type { Kind } from '../problem/kind';
import { problemOf } from '../problem/problem';
import { bed as plot, input, plant, related } from '../testing/gardens';
import { scorerOf } from './scorer-of';

describe('what an exchange would gain', () => {
  it.each([[4], [2]])('is what it gains when it is made, %i ft away', (column) => {
    const problem = problemOf(
      input({
        algorithm: 'companion-planting',
        matrix: plot(8, 4),
        plants: [plant('squash', 1, { width: 2 }), plant('tomato', 3), plant('basil', 3), plant('fennel', 3)],
        relations: related(
          ['tomato', 'basil', 'good'],
          ['fennel', 'tomato', 'bad'],
          ['squash', 'basil', 'moderate'],
          ['squash', 'fennel', 'bad'],
        ),
      }),
    );
    const [squash, tomato, basil, fennel] = problem.chosen as [Kind, Kind, Kind, Kind];
    const bed = new Bed(problem);
    const scorer = scorerOf(bed);
    const large = bed.place(squash, 0, 0);
    const small = [
      bed.place(tomato, column, 0),
      bed.place(basil, column + 1, 0),
      bed.place(fennel, column, 1),
    ];
    bed.place(basil, 0, 3);
    bed.place(tomato, 7, 2);
    const before = scorer.total;
    const gain = scorer.gainOfExchange?.(large, column, 0, small);
    for (const one of [large, ...small]) bed.remove(one);
    bed.place(squash, column, 0);
    for (const { kind, x, y } of small) bed.place(kind, x - column, y);
    expect(gain).toBe(scorer.total - before);
  });
});
