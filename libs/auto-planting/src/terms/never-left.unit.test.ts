import { type AutoPlantingInput, type Budget, optimize } from '../index';
import { faultsOf } from '../testing/checker';
import { bed, input, plant, related } from '../testing/gardens';

/** A full bed in which corn, apart, would have more companions beside it. */
const FULL: Omit<AutoPlantingInput, 'algorithm' | 'seed'> = input({
  ...{ algorithm: 'companion-planting', matrix: bed(10, 10), site: { north: 'bottom' } },
  plants: [
    plant('corn', 12, { isWindPollinated: true, matureHeight: 78, lovesSun: true }),
    plant('bean', 6, { climbs: true, matureHeight: 84, lovesSun: true }),
    plant('tomato', 3, { width: 2, matureHeight: 72, lovesSun: true }),
    plant('broccoli', 2, { width: 2, matureHeight: 24, lovesSun: true }),
    plant('zucchini', 1, { width: 3, matureHeight: 30, lovesSun: true }),
    ...['onion', 'pepper', 'basil', 'marigold'].map((id) =>
      plant(id, 5, { matureHeight: 18, lovesSun: true }),
    ),
    ...['carrot', 'lettuce'].map((id) => plant(id, 8, { matureHeight: 10 })),
  ],
  relations: related(
    ['corn', 'bean', 'good'],
    ['corn', 'zucchini', 'good'],
    ['corn', 'tomato', 'bad'],
    ['bean', 'carrot', 'good'],
    ['bean', 'zucchini', 'good'],
    ['bean', 'broccoli', 'bad'],
    ['bean', 'onion', 'bad'],
    ['tomato', 'basil', 'good'],
    ['tomato', 'marigold', 'good'],
    ['tomato', 'onion', 'good'],
    ['tomato', 'carrot', 'moderate'],
    ['tomato', 'broccoli', 'bad'],
    ['onion', 'broccoli', 'good'],
    ['onion', 'carrot', 'good'],
    ['onion', 'lettuce', 'good'],
    ['onion', 'pepper', 'good'],
    ['pepper', 'basil', 'good'],
    ['lettuce', 'carrot', 'good'],
    ['marigold', 'zucchini', 'moderate'],
  ),
});

describe('REA-9 an optimized plan of neighbors', () => {
  const statesOf = (seed: number, budget: Budget) => {
    const given = { ...FULL, algorithm: 'companion-planting' as const, seed };
    const plan = optimize(given, budget);
    expect(faultsOf(given, plan)).toEqual([]);
    return new Map(plan.weighed.map(({ name, state }) => [name, state]));
  };

  it.each([1, 2, 3, 5, 6, 9])('gathers corn and parts bad neighbors (seed %i)', (seed) => {
    const states = statesOf(seed, { iterations: 100_000 });
    expect([states.get('block'), states.get('neighbors')]).toEqual(['kept', 'kept']);
  });

  it.each([1, 2, 3])('does so, too, where its time ends before (seed %i)', (seed) => {
    let now = 0;
    // A look takes a millisecond until the search has its share, and then all of what is left.
    const states = statesOf(seed, {
      iterations: 100_000,
      milliseconds: 30,
      clock: () => (now += now < 18 ? 1 : 30),
    });
    expect(now).toBeGreaterThan(30);
    expect([states.get('block'), states.get('neighbors')]).toEqual(['kept', 'kept']);
  });
});
