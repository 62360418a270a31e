import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { loadPlaceFiles, loadStationFiles } from './index';

type WorldPlace = Awaited<ReturnType<typeof loadPlaceFiles>>['world'][number];

/** Bytes of Brotli at its maximum level, as browsers get them. */
const MAX_TOGETHER = 210_000;
const FILES = ['places-world.json', 'places-us.json', 'frost-us-compact.json', 'temps-us.json'];

const forward = (from: number, to: number): number => (((to - from) % 365) + 365) % 365;
const isDay = (day: number): boolean => Number.isInteger(day) && day >= 1 && day <= 365;
const keyOf = ({ country, name }: WorldPlace): string => `${country}/${name}`;
const keysOf = (places: readonly WorldPlace[]): string[] => places.map(keyOf);

describe('climate data', () => {
  it('SEA-1 weighs at most 210 kB of Brotli in all', () => {
    const sizes = FILES.map((name) => {
      const text = readFileSync(join(__dirname, '../data', name));
      const params = { [constants.BROTLI_PARAM_LGWIN]: 24, [constants.BROTLI_PARAM_SIZE_HINT]: text.length };
      return brotliCompressSync(text, { params }).length;
    });
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(MAX_TOGETHER);
  });

  it('has as many records as its README says', async () => {
    const [{ us, world }, { frost, temperatures }] = [await loadPlaceFiles(), await loadStationFiles()];
    const counts = [
      world.length,
      new Set(world.map(({ country }) => country)).size,
      Object.values(us.places).flat().length,
      Object.keys(us.zip3).length,
      frost.n,
      temperatures.stations.length,
    ];
    expect(counts).toEqual([1354, 126, 4715, 911, 5398, 2270]);
    const ofQuality = (quality: string) => world.filter((place) => place.quality === quality).length;
    expect(['good', 'fair', 'weak'].map(ofQuality)).toEqual([847, 297, 210]);
  });

  it('has each place of the world once, on the earth, with twelve minima below their maxima', async () => {
    const { world } = await loadPlaceFiles();
    expect(new Set(keysOf(world)).size).toBe(world.length);
    const isWrong = (place: WorldPlace) =>
      !/^[A-Z]{2}$/.test(place.country) ||
      place.country === 'US' ||
      Math.abs(place.lat) > 72 ||
      Math.abs(place.lon) > 180 ||
      place.hemisphere !== (place.lat < 0 ? 'S' : 'N') ||
      place.monthly_min_c.length !== 12 ||
      place.monthly_max_c.length !== 12 ||
      place.monthly_min_c.some((minimum, month) => minimum >= (place.monthly_max_c[month] ?? minimum)) ||
      !['good', 'fair', 'weak'].includes(place.quality);
    expect(keysOf(world.filter(isWrong))).toEqual([]);
  });

  it('SEA-4 has frost days only where frost is yearly, those of 10% later than half of all years in spring', async () => {
    const { world } = await loadPlaceFiles();
    const isWrong = ({ frost, last_frost: last, first_frost: first, hemisphere }: WorldPlace) => {
      if (!last || !first) return frost === 'yearly' || last !== null || first !== null;
      const days = [last.p50, last.p10, first.p50, first.p10];
      const spreads = [forward(last.p50, last.p10), forward(first.p10, first.p50)];
      const inSpring = hemisphere === 'S' ? last.p50 >= 182 && last.p50 <= 334 : last.p50 <= 190;
      return (
        frost !== 'yearly' ||
        !days.every(isDay) ||
        spreads.some((spread) => spread < 3 || spread > 55) ||
        !inSpring ||
        forward(last.p50, first.p50) < 20
      );
    };
    expect(keysOf(world.filter(isWrong))).toEqual([]);
    expect(world.filter(({ frost }) => !['yearly', 'rare', 'never', 'every-month'].includes(frost))).toEqual(
      [],
    );
  });

  it('SEA-1 has the size of each town, by which those of one name are ordered', async () => {
    const { us, world } = await loadPlaceFiles();
    const lengths = (lists: Readonly<Record<string, string | unknown[]>>) =>
      Object.entries(lists).map(([state, { length }]) => [state, length]);
    expect(lengths(us.sizes)).toEqual(lengths(us.places));
    const unknown = world.filter(({ size }) => size === 0).length;
    expect([unknown, Math.max(...world.map(({ size }) => size))]).toEqual([13, 29]);
  });

  it('has US towns once in their state, and stations with days of the year', async () => {
    const { us } = await loadPlaceFiles();
    for (const rows of Object.values(us.places)) {
      expect(new Set(rows.map(([name]) => name)).size).toBe(rows.length);
      for (const [, latitude, longitude] of rows) {
        expect(Number(latitude) > 18 && Number(latitude) < 72).toBe(true);
        expect(Number(longitude) < -66 && Number(longitude) > -180).toBe(true);
      }
    }
    const { frost, temperatures } = await loadStationFiles();
    const columns = [frost.dlat, frost.dlon, frost.elev10, frost.l50, frost.dl, frost.f50, frost.df];
    expect(columns.map(({ length }) => length)).toEqual(columns.map(() => frost.n));
    expect([...frost.l50, ...frost.f50].every(isDay)).toBe(true);
    expect([...frost.dl, ...frost.df].every((days) => days >= 0 && days <= 120)).toBe(true);
    for (const [, , , , minimum, maximum] of temperatures.stations)
      expect([minimum, maximum].map((months) => Array.isArray(months) && months.length)).toEqual([12, 12]);
  });
});
