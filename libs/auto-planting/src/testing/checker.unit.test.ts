import { runAutoPlanting } from '../index';
import { faultsOf } from './checker';
import { input, plant, related } from './gardens';

/** The checker itself: what is broken on purpose is seen. */
describe('the checker of plans', () => {
  const garden = input({
    algorithm: 'companion-planting',
    plants: [plant('tomato', 2, { width: 2 }), plant('basil', 2)],
    relations: related(['tomato', 'basil', 'good']),
  });
  const good = runAutoPlanting(garden);

  it('finds nothing wrong with a good plan', () => {
    expect(faultsOf(garden, good)).toEqual([]);
  });

  it.each([
    ['a plant that is moved', { plants: good.plants.map((p, i) => (i === 0 ? { ...p, x: p.x + 1 } : p)) }],
    ['a plant outside', { plants: good.plants.map((p, i) => (i === 0 ? { ...p, y: 3 } : p)) }],
    [
      'one plant too many',
      { plants: [...good.plants, { ...good.plants[2], x: 3, y: 3 }] as typeof good.plants },
    ],
    ['a score that is not true', { score: { ...good.score, value: good.score.value + 1 } }],
    ['a bound below the score', { score: { ...good.score, bound: good.score.value - 1 } }],
    ['a missing reason', { reasons: [] }],
    ['a wrong number of what is left', { unusedPlants: [{ ...garden.plants[0], remaining: 1 }] as never }],
  ])('sees %s', (_what, change) => {
    expect(faultsOf(garden, { ...good, ...change })).not.toEqual([]);
  });
});
