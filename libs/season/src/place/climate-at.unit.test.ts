import { type ClimateRecords, climateAt, needsStations, type PlaceAsked } from './climate-at';
import { frostTimes } from '../climate/frost';
import { searchPlaces } from './search-places';
import { shippedRecords } from './shipped-records.examples';

describe('the climate at a place', () => {
  let records: ClimateRecords;
  beforeAll(async () => {
    records = await shippedRecords();
  });
  const town = (query: string): PlaceAsked => {
    const [found] = searchPlaces(query, records.places);
    if (!found) throw new Error(`no place ${query}`);
    return found;
  };
  const climateOf = (query: string) => climateAt(town(query), records);
  const at = (latitude: number, longitude: number, elevation: number | null = null) =>
    climateAt({ latitude, longitude, elevation, town: null }, records);

  /** Of a year of 365 days. */
  const day = (text: string): number =>
    1 + (Date.parse(`${text} 2026 UTC`) - Date.parse('Jan 1 2026 UTC')) / 86_400_000;

  it('SEA-1 of Madison, Wisconsin is told by four stations, with the days of 90, 50 and 10%', () => {
    const climate = climateOf('Madison, Wisconsin');
    expect(climate).toMatchObject({
      ...{ latitude: 43.1, hemisphere: 'north', frost: 'yearly', frostShare: 1 },
      lastFrost: { p90: day('Apr 12'), p50: day('Apr 26'), p10: day('May 10') },
      firstFrost: { p90: day('Oct 24'), p50: day('Oct 10'), p10: day('Sep 27') },
      ...{ basis: 'stations', quality: 'good', period: '1981–2010', estimated: ['p10'] },
    });
    expect(
      climate.sources.map(({ distance, elevation }) => [Math.round(distance * 10) / 10, elevation]),
    ).toEqual([
      [6.6, 280],
      [8.8, 260],
      [26.2, 330],
      [37.8, 240],
    ]);
    expect(climate.minimum).toHaveLength(12);
    expect(climate.maximum?.[6]).toBeGreaterThan(25);
  });

  it('SEA-1 of Burlington, Vermont is told by stations near it', () => {
    const { lastFrost, firstFrost, sources } = climateOf('Burlington, Vermont');
    expect([lastFrost?.p50, firstFrost?.p50]).toEqual([day('May 5'), day('Oct 8')]);
    expect(sources.every(({ distance }) => distance < 20)).toBe(true);
  });

  it('SEA-3 of every listed town is one that windows can be worked out from', () => {
    const wrong = records.places.towns
      .filter(({ record }, at) => record !== null || at % 8 === 0)
      .filter((listed) => {
        const climate = climateAt({ ...listed, town: listed.key }, records);
        const times = frostTimes(climate);
        return (
          (climate.frost !== 'yearly' && climate.lastFrost !== null) ||
          (times !== null && (times.last.p10 >= times.first.p50 || times.last.p50 >= times.first.p10)) ||
          ![...(climate.minimum ?? []), ...(climate.maximum ?? [])].every(Number.isFinite)
        );
      });
    expect(wrong.map(({ key }) => key)).toEqual([]);
  });

  it('SEA-1 of a listed town is its own record as it is', () => {
    expect(climateOf('Oxford, UK')).toMatchObject({
      lastFrost: { p50: 92, p10: 121, p90: 63 },
      firstFrost: { p50: 315, p10: 293, p90: 337 },
      ...{ basis: 'places', quality: 'good', period: '1991–2020', estimated: ['p90'] },
      sources: [{ name: 'Oxford', distance: 0, elevation: 63, lastFrost: 92, firstFrost: 315 }],
    });
  });

  it('SEA-4 of Christchurch has its last frost in October and its first in May', () => {
    expect(climateOf('Christchurch')).toMatchObject({
      ...{ hemisphere: 'south', latitude: -43.5, quality: 'fair', frostShare: 0.98 },
      lastFrost: { p50: day('Oct 4'), p10: day('Nov 2') },
      firstFrost: { p50: day('May 3'), p10: day('Apr 9') },
      estimated: ['p90', 'p50', 'p10'],
    });
  });

  it('SEA-2 has no frost days where frost never comes or is rare, and temperatures all the same', () => {
    for (const [query, frost] of [
      ['Honolulu', 'never'],
      ['Hilo', 'never'],
      ['Nairobi', 'never'],
      ['Miami, Florida', 'never'],
      ['Key West', 'never'],
      ['Quito', 'rare'],
      ['Bariloche', 'every-month'],
    ] as const) {
      const climate = climateOf(query);
      expect([query, climate]).toMatchObject([
        query,
        { frost, lastFrost: null, firstFrost: null, estimated: [] },
      ]);
      expect(climate.minimum?.every(Number.isFinite)).toBe(true);
    }
    expect(climateOf('Honolulu')).toMatchObject({ frostShare: 0 });
  });

  it('SEA-2 has no frost days far from every record, and says that it is weak', () => {
    for (const climate of [climateOf('Barrow, Alaska'), at(70, 100), at(-20.5, -90)])
      expect(climate).toMatchObject({ lastFrost: null, firstFrost: null, quality: 'weak' });
  });

  it('SEA-1 of a point is the mean of the nearest three places, later by 3 days for each 100 m', () => {
    const low = at(51.6, -1.5, 60);
    expect(low).toMatchObject({ basis: 'places', frost: 'yearly' });
    expect(low.sources).toHaveLength(3);
    const high = at(51.6, -1.5, 260);
    const shift = (part: 'lastFrost' | 'firstFrost') => (high[part]?.p50 ?? 0) - (low[part]?.p50 ?? 0);
    expect([shift('lastFrost'), shift('firstFrost')]).toEqual([6, -6]);
    expect(at(51.6, -1.5, 1200).lastFrost).toBeNull();
  });

  it('SEA-1 counts height in the USA beyond 300 m only', () => {
    const flat = at(43.1, -89.4, 280);
    expect(at(43.1, -89.4, 500).lastFrost).toEqual(flat.lastFrost);
    expect((at(43.1, -89.4, 1280).lastFrost?.p50 ?? 0) - (flat.lastFrost?.p50 ?? 0)).toBeGreaterThan(20);
  });

  it('SEA-1 averages December and January rightly', () => {
    const { lastFrost, firstFrost } = climateOf('Tampa');
    expect(lastFrost?.p50).toBeLessThan(31);
    expect(lastFrost?.p90).toBeGreaterThan(334);
    expect(firstFrost?.p50).toBeLessThan(31);
    expect(firstFrost?.p10).toBeGreaterThan(334);
  });

  it('SEA-1 finds what is near across the antimeridian', () => {
    const [west, east] = [at(-17.8, -180), at(-17.8, 179.9)];
    expect(Math.abs((west.sources[0]?.distance ?? 0) - (east.sources[0]?.distance ?? 0))).toBeLessThan(15);
    expect(at(52.7, 174.1).sources[0]?.distance).toBeLessThan(10);
  });

  it('names the field of what is no place on the earth', () => {
    for (const [latitude, longitude, field] of [
      [90, 0, 'latitude'],
      [-80.1, 0, 'latitude'],
      [Number.NaN, 0, 'latitude'],
      [Number.POSITIVE_INFINITY, 0, 'latitude'],
      [0, 180.1, 'longitude'],
      [0, -181, 'longitude'],
      [0, Number.NaN, 'longitude'],
    ] as const)
      expect(() => at(latitude, longitude)).toThrow(field);
    expect(at(10, 180)).toEqual(at(10, -180));
  });

  it('needs the stations in the USA only, and says so', () => {
    expect(needsStations(town('Madison, WI'), records.places)).toBe(true);
    expect(needsStations({ latitude: 49.3, longitude: -123.1, town: null }, records.places)).toBe(false);
    const { places } = records;
    expect(climateAt(town('Oxford, UK'), { places, stations: null })).toEqual(climateOf('Oxford, UK'));
    expect(() => climateAt(town('Madison, WI'), { places, stations: null })).toThrow(TypeError);
  });
});
