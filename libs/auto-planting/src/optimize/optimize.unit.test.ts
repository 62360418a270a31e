import { compare, optimize, optimizeInSteps, type OptimizeProgress, PLANNING_ALGORITHMS } from '../index';
import { bed, drawn, input, plant, related } from '../testing/gardens';
import { plantedInstance } from '../testing/planted-instance';

const garden = input({
  algorithm: 'companion-planting',
  matrix: bed(8, 8),
  plants: [plant('tomato', 8), plant('basil', 8), plant('fennel', 8), plant('squash', 4, { width: 2 })],
  relations: related(
    ['tomato', 'basil', 'good'],
    ['fennel', 'tomato', 'bad'],
    ['squash', 'basil', 'moderate'],
  ),
});

describe('looking for a better plan', () => {
  it('does better than the specified layout and never worse', () => {
    const result = optimize(garden, { iterations: 20_000 });
    expect(result.score.value).toBeGreaterThan(result.start.value);
    expect(result.stoppedBy).toBe('iterations');
    expect(optimize(garden, { iterations: 0 }).score.value).toBe(result.start.value);
  });

  it('ends when no plan can be better', () => {
    const { matrix, plants } = plantedInstance(12, 12, 3);
    const result = optimize(input({ algorithm: 'maximize-yield', matrix, plants }), { iterations: 100_000 });
    expect(result).toMatchObject({ stoppedBy: 'bound', score: { isBest: true, value: 144, bound: 144 } });
    expect(result.iterations).toBeLessThan(100_000);
  });

  it('ends when its time is over, by the clock that it was given', () => {
    let now = 0;
    const result = optimize(garden, { iterations: 1e9, milliseconds: 40, clock: () => (now += 1) });
    expect(result.stoppedBy).toBe('time');
  });

  it('stops within a few steps when it is cancelled, with the best plan so far', () => {
    const signal = { aborted: false };
    const seen: OptimizeProgress[] = [];
    const result = optimize(
      garden,
      { iterations: 1e9 },
      {
        signal,
        onProgress: (progress) => {
          seen.push(progress);
          signal.aborted = progress.iterations > 1_000;
        },
      },
    );
    expect(result.stoppedBy).toBe('cancelled');
    expect(result.iterations - (seen.at(-1)?.iterations ?? 0)).toBeLessThan(300);
    expect(result.score.value).toBeGreaterThanOrEqual(result.start.value);
  });

  it('reports how far it is, and lets the caller breathe between two reports', () => {
    const reports = [...optimizeInSteps(garden, { iterations: 2_000 })];
    expect(reports.length).toBeGreaterThan(5);
    for (const [i, report] of reports.entries()) {
      expect(report.done).toBeGreaterThanOrEqual(reports[i - 1]?.done ?? 0);
      expect(report.value).toBeGreaterThanOrEqual(report.startValue);
    }
  });

  it('leaves pinned plants where they stand', () => {
    const kept = [{ x: 3, y: 3, width: 2, height: 2, plantId: 'fennel' }];
    const { plants } = optimize({ ...garden, kept }, { iterations: 5_000 });
    for (const { x, y, width, height } of plants)
      expect(x + width <= 3 || y + height <= 3 || x >= 5 || y >= 5).toBe(true);
  });

  it.each([
    ['an L', drawn('##   ', '##   ', '##   ', '#####', '#####')],
    ['a ring', drawn('#####', '#   #', '#   #', '#####')],
    ['two islands', drawn('##  ##', '##  ##')],
    ['a comb', drawn('# # #', '# # #', '#####')],
    ['single cells', drawn('# # #', ' # # ', '# # #')],
  ])('fills %s as far as it can be filled', (_name, matrix) => {
    const plants = [plant('squash', null, { width: 2 }), plant('carrot', null)];
    const cells = matrix.flat().filter((cell) => cell === 1).length;
    const result = optimize(input({ algorithm: 'maximize-yield', matrix, plants }), { iterations: 5_000 });
    expect(result.score).toMatchObject({ value: cells, bound: cells, isBest: true });
  });

  it('compares the five plans with their figures', () => {
    const { algorithm: _one, ...plot } = garden;
    const done: number[] = [];
    const plans = compare(plot, { iterations: 500 }, { onProgress: (progress) => done.push(progress.done) });
    expect(plans.map(({ metadata }) => metadata.algorithmUsed)).toEqual(PLANNING_ALGORITHMS);
    expect(done).toEqual(done.toSorted((a, b) => a - b));
    const companion = plans.map(({ analysis }) => analysis.companion.score);
    expect(Math.max(...companion)).toBe(companion[1]);
  });
});
