import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { catalog, placeOf, places, root } from '../testing/catalog';
import { almanacOf } from '../testing/plantings';
import { seasonPage } from '../testing/season-page';
import { groundOf } from './ground';
import { windowsOf } from './windows';

const outdoor = [...catalog.values()].filter(({ type }) => type !== 'house plant');
const windows = (plant: string, place: string, style: 'open' | 'cover' | 'indoors' | 'hydroponic' = 'open') =>
  almanacOf(place).modelOf(plant, style).windows;
const firstWay = (plant: string, place: string, style?: 'open' | 'cover') => {
  const [way] = windows(plant, place, style).ways;
  if (!way) throw new Error(`${plant} has no way at ${place}`);
  return way;
};

describe('SEA-3 windows of every outdoor plant at the twelve places', () => {
  it('are of all plants but house plants', () => {
    expect(Object.keys(places)).toHaveLength(12);
    expect(outdoor.length).toBeGreaterThan(230);
    expect(
      [...catalog.values()]
        .filter(({ type }) => type === 'house plant')
        .map(({ id }) => windows(id, 'London').none?.code),
    ).toEqual(expect.arrayContaining(['house-plant']));
  });

  it.each(Object.keys(places))(
    'in %s begin before they end and say why, or say why there are none',
    (place) => {
      const wrong = outdoor.filter(({ id }) => {
        const { ways, none } = windows(id, place);
        const isGood = ways.every(
          ({ from, to, last, why }) =>
            Number.isInteger(from) &&
            Number.isInteger(to) &&
            from <= to &&
            to - from < 365 &&
            (last === null || last >= from) &&
            why.from.length > 0 &&
            why.to.length > 0,
        );
        return ways.length === 0 ? none === null || none.code === 'house-plant' : !isGood;
      });
      expect(wrong.map(({ id }) => id)).toEqual([]);
    },
  );

  it('leave most plants room at every temperate place, and none with a reason that cannot be there', () => {
    for (const place of ['Boise', 'Atlanta', 'Vienna', 'London', 'Christchurch', 'Duluth'])
      expect(outdoor.filter(({ id }) => windows(id, place).none).length).toBeLessThan(outdoor.length / 5);
    for (const { id } of outdoor) expect(windows(id, 'Honolulu').none?.code).not.toBe('winter-kills');
  });

  it('are on the page that people read', () => {
    expect(seasonPage(root)).toBe(readFileSync(join(root, 'docs', 'season-table.md'), 'utf8'));
  });
});

describe('what decides a window', () => {
  it('is frost where it is late, soil or nights where spring is mild, and the cause says so', () => {
    expect(firstWay('kale-curly', 'Atlanta').why.from).toEqual([
      { code: 'after-last-frost', weeks: -4, odds: 0.5 },
    ]);
    expect(firstWay('tomato-cherry', 'London').why.from).toEqual([{ code: 'soil-warm', celsius: 16 }]);
    expect(firstWay('tomato-cherry', 'Duluth').why.from).toEqual([{ code: 'nights-warm', celsius: 8.5 }]);
  });

  it('is the 10% date for tender kinds when temperatures are not known', () => {
    const own = {
      ...placeOf('Vienna'),
      latitude: null,
      minimum: null,
      maximum: null,
      basis: 'own' as const,
      sources: [],
    };
    const crop = catalog.get('tomato-cherry');
    if (!crop) throw new Error('no tomato');
    const { ways } = windowsOf(crop, groundOf(own));
    expect(ways[0]?.from).toBe((own.lastFrost?.p10 ?? 0) - 1);
    expect(ways[0]?.why.from).toEqual([{ code: 'after-last-frost', weeks: 0, odds: 0.1 }]);
  });

  it('SEA-8 is the last sowing that still ripens, when light ends before frost', () => {
    const carrots = firstWay('carrot', 'London');
    expect(carrots.why.to).toEqual([{ code: 'light-ends' }]);
    expect(carrots.last).toBe(carrots.to);
    expect(firstWay('bean-bush', 'Duluth').why.to).toEqual([{ code: 'still-ripens' }]);
  });

  it('is heat, where summer is too hot', () => {
    expect(firstWay('pea-garden', 'Atlanta').why.to).toEqual([{ code: 'before-heat', celsius: 28 }]);
    expect(firstWay('spinach', 'Honolulu').why.from[0]).toEqual({ code: 'coolest-months', celsius: 24 });
  });

  it('SEA-2 is temperature alone where there is no frost', () => {
    expect(firstWay('tomato-cherry', 'Honolulu').why.from).toEqual([{ code: 'no-frost' }]);
    const quito = windows('tomato-cherry', 'Quito');
    expect(quito.none).toEqual({ code: 'nights-too-cold', celsius: 8.5 });
  });
});

it('SEA-3 fall is told once: a planting for the next year, or a second one of this', () => {
  const twice = Object.keys(places).flatMap((place) =>
    outdoor
      .filter(({ id }) => {
        const falls = windows(id, place).ways.filter(({ season }) => season === 'fall');
        const starts = new Set(falls.map(({ start }) => start));
        return falls.some(({ overwinters }) => overwinters) && starts.size < falls.length;
      })
      .map(({ id }) => `${id} in ${place}`),
  );
  expect(twice).toEqual([]);
});

describe('SEA-13 the style of a bed', () => {
  it('puts frost off under cover, and says so', () => {
    const open = firstWay('lettuce-leaf', 'Duluth');
    const covered = firstWay('lettuce-leaf', 'Duluth', 'cover');
    expect(covered.from).toBeLessThan(open.from - 7);
    expect(covered.why.from.at(-1)).toEqual({ code: 'under-cover', weeks: 3 });
    expect(windows('tomato-cherry', 'Anchorage').ways).toEqual([]);
    expect(windows('tomato-cherry', 'Anchorage', 'cover').ways.length).toBeGreaterThan(0);
  });

  it('ignores frost, cold and the dark indoors and in hydroponic beds', () => {
    for (const style of ['indoors', 'hydroponic'] as const) {
      const [way] = windows('lettuce-leaf', 'Tromsø', style).ways;
      expect(way).toMatchObject({ from: 0, to: 364, why: { from: [{ code: 'indoors' }] } });
      expect(windows('tomato-cherry', 'Tromsø', style).ways.length).toBeGreaterThan(0);
    }
  });
});
