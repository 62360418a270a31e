import { placeOf } from '../testing/catalog';
import type { Climate } from './climate';
import { frostTimes, oddsOfFrost } from './frost';

const duluth = placeOf('Duluth');
const vienna = placeOf('Vienna');

/** The season's day of a day of the year in the north. */
const north = (yearDay: number) => yearDay - 1;

describe('odds of frost', () => {
  it('SEA-1 are those of the three days, and fall through spring', () => {
    const { p90, p50, p10 } = duluth.lastFrost ?? { p90: 0, p50: 0, p10: 0 };
    expect(oddsOfFrost(duluth, north(p90))).toBeCloseTo(0.9, 2);
    expect(oddsOfFrost(duluth, north(p50))).toBeCloseTo(0.5, 2);
    expect(oddsOfFrost(duluth, north(p10))).toBeCloseTo(0.1, 2);
    expect(oddsOfFrost(duluth, north(200))).toBeLessThan(0.001);
    expect(oddsOfFrost(duluth, north(20))).toBeGreaterThan(0.999);
  });

  it('rise through fall to those of the three days', () => {
    const { p10, p50, p90 } = vienna.firstFrost ?? { p90: 0, p50: 0, p10: 0 };
    expect(oddsOfFrost(vienna, north(p10))).toBeCloseTo(0.1, 2);
    expect(oddsOfFrost(vienna, north(p50))).toBeCloseTo(0.5, 2);
    expect(oddsOfFrost(vienna, north(p90))).toBeCloseTo(0.9, 2);
    expect(oddsOfFrost(vienna, north(364))).toBeGreaterThan(0.999);
  });

  it('SEA-4 are half a year later in the south', () => {
    const christchurch = placeOf('Christchurch');
    const { p50 } = christchurch.lastFrost ?? { p50: 0 };
    expect(oddsOfFrost(christchurch, p50 - 182)).toBeCloseTo(0.5, 1);
    expect(oddsOfFrost(christchurch, 200)).toBeLessThan(0.001);
    expect(oddsOfFrost(christchurch, 0)).toBeGreaterThan(0.95);
  });

  it('SEA-2 are the share of winters where frost is rare, none where it never is, and all where it always is', () => {
    expect(oddsOfFrost({ ...duluth, frost: 'never', lastFrost: null, firstFrost: null }, 10)).toBe(0);
    expect(oddsOfFrost(placeOf('Quito'), 10)).toBe(placeOf('Quito').frostShare);
    expect(oddsOfFrost({ ...duluth, frost: 'every-month', lastFrost: null, firstFrost: null }, 190)).toBe(1);
  });
});

describe('frost days on one line', () => {
  it('run on across the new year', () => {
    const times = frostTimes({
      ...duluth,
      lastFrost: { p90: 350, p50: 10, p10: 35 },
      firstFrost: { p10: 300, p50: 330, p90: 5 },
    });
    expect(times?.last).toEqual({ p90: -16, p50: 9, p10: 34 });
    expect(times?.first).toEqual({ p10: 299, p50: 329, p90: 369 });
  });

  it('are none where a winter is so short that its days overlap', () => {
    expect(frostTimes(placeOf('San Diego'))).toBeNull();
  });
});

describe('bad frost dates', () => {
  const crossed: Climate = { ...duluth, lastFrost: { p90: 150, p50: 134, p10: 119 } };

  it.each<[string, Climate]>([
    ['lastFrost', crossed],
    ['lastFrost.p50', { ...duluth, lastFrost: { p90: 119, p50: Number.NaN, p10: 149 } }],
    ['firstFrost.p10', { ...duluth, firstFrost: { p90: 287, p50: 273, p10: 400 } }],
  ])('are refused, naming %s', (field, climate) => {
    expect(() => frostTimes(climate)).toThrow(expect.objectContaining({ field }));
  });
});
