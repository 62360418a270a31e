import { optimize, upperBound } from '../index';
import { bed, drawn, input, plant, related } from '../testing/gardens';

describe('the bound of a plan', () => {
  const algorithm = 'maximize-yield';

  it.each([
    ['2 × 2 in 5 × 5', bed(5, 5), [plant('squash', null, { width: 2 })], 16, 4],
    ['3 × 2 in 8 × 3', bed(8, 3), [plant('bean', null, { width: 3, height: 2 })], 12, 2],
    ['counts', bed(5, 5), [plant('squash', 2, { width: 2 }), plant('carrot', 3)], 11, 5],
    ['areas that do not add up', bed(5, 1), [plant('bean', null, { width: 2, height: 1 })], 4, 2],
    ['islands', drawn('### ###'), [plant('bean', null, { width: 2, height: 1 })], 4, 2],
    ['cells that nothing covers', drawn('##  #', '##   '), [plant('squash', null, { width: 2 })], 4, 1],
  ])('is met exactly where geometry allows no more: %s', (_what, matrix, plants, value, most) => {
    const garden = input({ algorithm, matrix, plants });
    expect(upperBound(garden)).toMatchObject({ value, plants: most });
    expect(optimize(garden, { iterations: 5_000 }).score).toMatchObject({
      value,
      plants: most,
      isBest: true,
    });
  });

  it('counts the places of each kind where strict companions have places of their own', () => {
    const kept = [
      { x: 0, y: 0, width: 1, height: 2, plantId: 'fennel' },
      { x: 13, y: 0, width: 1, height: 2, plantId: 'onion' },
    ];
    const relations = related(['tomato', 'fennel', 'bad'], ['bean', 'onion', 'bad']);
    const plants = [plant('tomato', 9, { width: 2 }), plant('bean', 9, { width: 2 })];
    const garden = input({
      algorithm: 'companion-planting',
      matrix: bed(14, 2),
      plants,
      relations,
      kept,
      options: { strictCompanions: true },
    });
    const { score } = optimize(garden, { iterations: 5_000 });
    expect(score.plants).toBe(6);
    expect(score.mostPlants).toBe(6);
    expect(score.value).toBeLessThanOrEqual(score.bound);
  });

  it('holds pest-control plants to one for each block of the spacing', () => {
    const plants = [plant('marigold', null, { isPestControl: true })];
    const garden = input({
      algorithm: 'organic-pest-control',
      matrix: bed(5, 5),
      plants,
      options: { minSpacing: 3 },
    });
    expect(upperBound(garden).plants).toBe(4);
    expect(optimize(garden, { iterations: 5_000 }).score).toMatchObject({ plants: 4, isBest: true });
  });
});
