import { catalog, placeOf } from '../testing/catalog';
import { almanacOf, planAt, planting } from '../testing/plantings';
import { createAlmanac } from './almanac';
import { planSeason } from './plan-season';
import type { Planting } from './planting';

describe('bad input', () => {
  const ring = [
    planting('a', 'radish', { after: 'c' }),
    planting('b', 'radish', { after: 'a' }),
    planting('c', 'radish', { after: 'b' }),
  ];

  it('of plantings that wait for each other names the ring', () => {
    expect(() => planAt('Vienna', [planting('x', 'radish'), ...ring])).toThrow(
      expect.objectContaining({ code: 'chain-ring', field: 'plantings[1].after', ids: ['a', 'c', 'b'] }),
    );
  });

  it.each<[string, string, Planting[]]>([
    ['unknown-planting', 'plantings[0].after', [planting('a', 'radish', { after: 'gone' })]],
    ['planting-twice', 'plantings[1].id', [planting('a', 'radish'), planting('a', 'radish')]],
    ['unknown-plant', 'plantId', [planting('a', 'triffid')]],
    ['out-of-range', 'plantings[0].season', [planting('a', 'radish', { season: 20270 })]],
    ['not-a-number', 'plantings[0].season', [planting('a', 'radish', { season: Number.NaN })]],
    ['not-a-number', 'plantings[0].moved.sow', [planting('a', 'radish', { moved: { sow: Number.NaN } })]],
    ['out-of-range', 'plantings[0].done.sow', [planting('a', 'radish', { done: { sow: 9_000_000 } })]],
    [
      'out-of-range',
      'plantings[0].end.day',
      [planting('a', 'radish', { end: { day: -90_000, how: 'failed' } })],
    ],
    [
      'not-a-number',
      'plantings[0].spaced.days',
      [planting('a', 'radish', { spaced: { from: 'a', days: Number.NaN } })],
    ],
    [
      'squares-shared',
      'plantings[1].squares',
      [planting('a', 'radish', { squares: ['s'] }), planting('b', 'carrot', { squares: ['s'] })],
    ],
  ])('%s names %s', (code, field, plantings) => {
    expect(() => planAt('Vienna', plantings)).toThrow(expect.objectContaining({ code, field }));
  });

  it('of a climate is refused when its almanac is made', () => {
    const climate = { ...placeOf('Vienna'), minimum: [Number.NaN, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] };
    expect(() => createAlmanac(climate, catalog)).toThrow(expect.objectContaining({ field: 'minimum[0]' }));
  });

  it('of today is refused', () => {
    expect(() => planSeason({ plantings: [], almanac: almanacOf('Vienna'), today: Number.NaN })).toThrow(
      expect.objectContaining({ field: 'today' }),
    );
  });
});
