import type { Climate, FrostClass, FrostDays } from '../climate/climate';
import { type Near, nearest } from './great-circle';
import type { Point } from './place';
import type { FrostStation, StationRecords } from './station-records';
import { temperaturesAt } from './us-temperatures';
import { asYearDay, meanDay } from './year-days';

const PERIOD = '1981–2010';
/** Stations that a place's dates are the mean of. */
const COUNTED = 4;
/** A station nearer than this counts as one at this distance, in kilometers. */
const NEAREST = 1;
/** Where frost does not come each year, stations give no dates: beyond this many kilometers there are none. */
const MAX_DISTANCE = 60;
/** Kilometers beyond which a station tells no date. */
const MAX_DATED_DISTANCE = 120;
/** Kilometers within which three stations should lie. */
const GOOD_DISTANCE = 80;
const GOOD_STATIONS = 3;
/** Meters of height that change nothing (measured), and days a hundred meters change beyond them. */
const FLAT = 300;
const DAYS_PER_100_M = 2.7;

/** Mean minima of the coldest month, °C, by which the records themselves tell how often frost comes. */
const FROST_BELOW = 9.5;
const NEVER_FROM = 11;
/** Where no station is near: frost comes each year below this. */
const YEARLY_BELOW = 4;

type UsClimate = Omit<Climate, 'latitude' | 'hemisphere'>;

/** By the four nearest stations, weighted by 1/d²; by temperatures alone where frost does not come each year. */
export function usClimate(
  at: Point & { readonly elevation: number | null },
  stations: StationRecords,
): UsClimate {
  const { minimum, maximum, sources } = temperaturesAt(at, stations.temperatures);
  const near = nearest(stations.frost, at, COUNTED);
  const known = { minimum, maximum, basis: 'stations', period: PERIOD } as const;
  const frost = frostClass(Math.min(...minimum), near[0]?.distance ?? Number.POSITIVE_INFINITY);
  if (frost !== 'yearly')
    return {
      ...known,
      ...{ frost, lastFrost: null, firstFrost: null, estimated: [], sources, quality: 'fair' },
      frostShare: frost === 'never' ? 0 : rareShare(Math.min(...minimum)),
    };
  const dated = near.filter(({ distance }) => distance <= MAX_DATED_DISTANCE);
  if (dated.length === 0)
    return {
      ...known,
      ...{ frost, lastFrost: null, firstFrost: null, estimated: [], sources, quality: 'weak', frostShare: 1 },
    };
  const isWellKnown = dated.filter(({ distance }) => distance <= GOOD_DISTANCE).length >= GOOD_STATIONS;
  return {
    ...known,
    frost,
    frostShare: 1,
    ...frostDays(dated, at.elevation),
    estimated: ['p10'],
    quality: isWellKnown ? 'good' : 'fair',
    sources: dated.map(({ item, distance }) => ({
      ...{ name: null, distance, elevation: item.elevation },
      ...{ lastFrost: asYearDay(item.lastFrost), firstFrost: asYearDay(item.firstFrost) },
    })),
  };
}

function frostClass(coldest: number, distance: number): FrostClass {
  if (coldest >= NEVER_FROM) return 'never';
  if (coldest >= FROST_BELOW) return 'rare';
  return distance <= MAX_DISTANCE || coldest < YEARLY_BELOW ? 'yearly' : 'rare';
}

/** Roughly, from the places of the world: half of all winters at 7 °C, hardly one at 10 °C. */
const rareShare = (coldest: number): number => Math.min(0.6, Math.max(0.02, (10 - coldest) / 6));

function frostDays(
  near: readonly Near<FrostStation>[],
  elevation: number | null,
): { readonly lastFrost: FrostDays; readonly firstFrost: FrostDays } {
  const weighted = near.map(({ item, distance }) => ({
    item,
    weight: 1 / Math.max(NEAREST, distance) ** 2,
    later: daysLater(elevation === null ? 0 : elevation - item.elevation),
  }));
  const mean = (dayOf: (station: FrostStation, later: number) => number) =>
    meanDay(weighted.map(({ item, weight, later }) => ({ day: dayOf(item, later), weight })));
  const last = mean((station, later) => station.lastFrost + later);
  const lastSpread = spreadOf(weighted, ({ lastSpread }) => lastSpread);
  const first = mean((station, later) => station.firstFrost - later);
  const firstSpread = spreadOf(weighted, ({ firstSpread }) => firstSpread);
  return {
    lastFrost: daysOf(last - lastSpread, last, last + lastSpread),
    firstFrost: daysOf(first + firstSpread, first, first - firstSpread),
  };
}

const spreadOf = (
  weighted: readonly { readonly item: FrostStation; readonly weight: number }[],
  of: (station: FrostStation) => number,
): number =>
  weighted.reduce((sum, { item, weight }) => sum + weight * of(item), 0) /
  weighted.reduce((sum, { weight }) => sum + weight, 0);

const daysLater = (higher: number): number => (Math.abs(higher) < FLAT ? 0 : (higher / 100) * DAYS_PER_100_M);

const daysOf = (p90: number, p50: number, p10: number): FrostDays => ({
  ...{ p90: asYearDay(p90), p50: asYearDay(p50), p10: asYearDay(p10) },
});
