import type { Climate } from '../climate/climate';
import { climateAt, type ClimateRecords } from './climate-at';
import { climateOfOwnDates } from './own-dates';
import { searchPlaces } from './search-places';
import { shippedRecords } from './shipped-records.examples';

describe('the climate of own dates', () => {
  let records: ClimateRecords;
  beforeAll(async () => {
    records = await shippedRecords();
  });
  const climateOf = (query: string): Climate => {
    const [found] = searchPlaces(query, records.places);
    if (!found) throw new Error(`no place ${query}`);
    return climateAt(found, records);
  };
  const asked = (lastFrost: number, firstFrost: number, hemisphere: Climate['hemisphere'] | null = null) => ({
    ...{ lastFrost, firstFrost, hemisphere },
  });

  it("SEA-1 has the gardener's days at 50%, and the place's spread and temperatures", () => {
    const base = climateOf('Madison, WI');
    expect(climateOfOwnDates(asked(126, 275), base)).toEqual({
      ok: true,
      climate: {
        ...{ latitude: 43.1, hemisphere: 'north', frost: 'yearly', frostShare: 1 },
        lastFrost: { p90: 112, p50: 126, p10: 140 },
        firstFrost: { p90: 289, p50: 275, p10: 262 },
        ...{ minimum: base.minimum, maximum: base.maximum, basis: 'own', quality: 'good', period: null },
        ...{ estimated: ['p90', 'p10'], sources: [] },
      },
    });
  });

  it('SEA-1 wins also where the place has no frost, and needs no place', () => {
    for (const base of [climateOf('Honolulu'), null])
      expect(climateOfOwnDates(asked(60, 330), base)).toMatchObject({
        ok: true,
        climate: { frost: 'yearly', lastFrost: { p90: 45, p50: 60, p10: 75 }, firstFrost: { p10: 315 } },
      });
  });

  it('SEA-4 asks whether the garden is southern where fall comes before spring', () => {
    expect(climateOfOwnDates(asked(280, 120), null)).toMatchObject({
      ok: false,
      problem: { field: 'firstFrost', asksHemisphere: true },
    });
    expect(climateOfOwnDates(asked(280, 120, 'south'), null)).toMatchObject({
      ok: true,
      climate: { hemisphere: 'south', lastFrost: { p50: 280, p10: 295 }, firstFrost: { p50: 120, p10: 105 } },
    });
    expect(climateOfOwnDates(asked(280, 120), climateOf('Christchurch'))).toMatchObject({ ok: true });
    expect(climateOfOwnDates(asked(280, 120), climateOf('Madison, WI'))).toMatchObject({
      ok: false,
      problem: { field: 'firstFrost', asksHemisphere: true },
    });
  });

  it('SEA-4 takes a season across New Year, as in mild winters', () => {
    expect(climateOfOwnDates(asked(41, 5), null)).toMatchObject({
      ok: true,
      climate: { hemisphere: 'north' },
    });
    expect(climateOfOwnDates(asked(5, 350), null)).toMatchObject({
      ok: true,
      climate: { lastFrost: { p90: 355, p50: 5, p10: 20 }, firstFrost: { p90: 365, p10: 335 } },
    });
  });

  it('names the field of what cannot be', () => {
    const madison = climateOf('Madison, WI');
    for (const [dates, base, field] of [
      [asked(0, 280), null, 'lastFrost'],
      [asked(366, 280), null, 'lastFrost'],
      [asked(Number.NaN, 280), null, 'lastFrost'],
      [asked(120, 280.5), null, 'firstFrost'],
      [asked(120, 120), null, 'firstFrost'],
      [asked(120, 130), null, 'firstFrost'],
      [asked(280, 120, 'north'), null, 'firstFrost'],
      [asked(120, 280, 'south'), null, 'firstFrost'],
      [asked(280, 120, 'south'), madison, 'hemisphere'],
      [asked(120, 280), climateOf('Christchurch'), 'firstFrost'],
    ] as const)
      expect([field, climateOfOwnDates(dates, base)]).toMatchObject([
        field,
        { ok: false, problem: { field, asksHemisphere: false } },
      ]);
  });
});
