import type {
  ByMonth,
  Climate,
  ClimateQuality,
  ClimateSource,
  FrostClass,
  FrostDays,
} from '../climate/climate';
import type { WorldPlace } from './climate-files';
import { type Near, nearest } from './great-circle';
import type { Point } from './place';
import type { PlaceRecords, Town } from './place-records';
import { asYearDay, daysApart, meanDay } from './year-days';

/** About: the UK's are of these years, all others were shifted to them. */
const PERIOD = '1991–2020';
const COUNTED = 3;
/** Kilometers and meters of height beyond which a place tells no date. */
const MAX_DISTANCE = 120;
const MAX_HEIGHT = 600;
/** Kilometers beyond which the dates are not better than fair. */
const GOOD_DISTANCE = 60;
const DAYS_PER_100_M = 3;
/** °C that a hundred meters of height change. */
const LAPSE = 0.55;

type WorldClimate = Omit<Climate, 'latitude' | 'hemisphere'>;
type Recorded = Town & { readonly record: WorldPlace };

const isRecorded = (town: Town): town is Recorded => town.record !== null;
const isSouthern = ({ latitude }: Point): boolean => latitude < 0;

/** A listed town's own record, as it is. */
export const townClimate = (town: Recorded): WorldClimate =>
  climateOf([{ item: town, distance: 0 }], town.elevation);

/** By the three nearest listed places of the same hemisphere; where frost is not yearly, by the class of the nearest. */
export function worldClimate(
  at: Point & { readonly elevation: number | null },
  { towns }: PlaceRecords,
): WorldClimate {
  const near = nearest(recordedOf(towns)[isSouthern(at) ? 'south' : 'north'], at, COUNTED);
  return climateOf(near, at.elevation);
}

type Recordings = Readonly<Record<'north' | 'south', readonly Recorded[]>>;
const recordings = new WeakMap<readonly Town[], Recordings>();

/** Towns with a climate of their own, by hemisphere; the same lists for the same towns. */
function recordedOf(towns: readonly Town[]): Recordings {
  const known = recordings.get(towns);
  if (known) return known;
  const recorded = towns.filter(isRecorded);
  const made = {
    north: recorded.filter((town) => !isSouthern(town)),
    south: recorded.filter(isSouthern),
  };
  recordings.set(towns, made);
  return made;
}

function climateOf(near: readonly Near<Recorded>[], elevation: number | null): WorldClimate {
  const [first] = near;
  if (!first) throw new RangeError('no places are listed');
  const { record } = first.item;
  const within = near.filter(
    ({ item, distance }) => distance <= MAX_DISTANCE && Math.abs(higher(item, elevation)) <= MAX_HEIGHT,
  );
  const dated = record.frost === 'yearly' ? within.filter(({ item }) => item.record.frost === 'yearly') : [];
  const used = dated.length > 0 ? dated : [first];
  const isPublished = used.every(({ item }) => item.record.basis.startsWith('published'));
  return {
    frost: record.frost as FrostClass,
    ...frostDays(dated, elevation),
    frostShare: record.frost_years_pct / 100,
    minimum: temperatures(used, elevation, (each) => each.monthly_min_c),
    maximum: temperatures(used, elevation, (each) => each.monthly_max_c),
    basis: 'places',
    quality: qualityOf(used, within.length > 0),
    period: PERIOD,
    estimated: dated.length === 0 ? [] : isPublished ? ['p90'] : ['p90', 'p50', 'p10'],
    sources: used.map(sourceOf),
  };
}

/** The worst of those that count; weak where none is near, and at best fair where the nearest is a drive away. */
function qualityOf(used: readonly Near<Recorded>[], isNear: boolean): ClimateQuality {
  const qualities = used.map(({ item }) => item.record.quality);
  if (!isNear || qualities.includes('weak')) return 'weak';
  return qualities.includes('fair') || (used[0]?.distance ?? 0) > GOOD_DISTANCE ? 'fair' : 'good';
}

/** Meters that the place lies above a town; 0 where either is unknown. */
const higher = (town: Town, elevation: number | null): number =>
  elevation === null || town.elevation === null ? 0 : elevation - town.elevation;

const weightOf = ({ distance }: Near<Recorded>): number => 1 / (distance + 5) ** 2;

function frostDays(
  dated: readonly Near<Recorded>[],
  elevation: number | null,
): { readonly lastFrost: FrostDays | null; readonly firstFrost: FrostDays | null } {
  if (dated.length === 0) return { lastFrost: null, firstFrost: null };
  const mean = (field: 'last_frost' | 'first_frost', share: 'p50' | 'p10', sign: 1 | -1): number =>
    meanDay(
      dated.map((near) => ({
        day:
          (near.item.record[field]?.[share] ?? Number.NaN) +
          sign * (higher(near.item, elevation) / 100) * DAYS_PER_100_M,
        weight: weightOf(near),
      })),
    );
  return {
    lastFrost: withP90(mean('last_frost', 'p50', 1), mean('last_frost', 'p10', 1)),
    firstFrost: withP90(mean('first_frost', 'p50', -1), mean('first_frost', 'p10', -1)),
  };
}

/** As far from the day of 50% as that of 10%, on its other side. */
function withP90(p50: number, p10: number): FrostDays {
  const days = { p50: asYearDay(p50), p10: asYearDay(p10) };
  return { ...days, p90: asYearDay(days.p50 - daysApart(days.p50, days.p10)) };
}

function temperatures(
  used: readonly Near<Recorded>[],
  elevation: number | null,
  of: (record: WorldPlace) => readonly number[],
): ByMonth {
  const total = used.reduce((sum, near) => sum + weightOf(near), 0);
  return Array.from({ length: 12 }, (_, month) => {
    const sum = used.reduce(
      (s, near) =>
        s +
        weightOf(near) * ((of(near.item.record)[month] ?? 0) - (higher(near.item, elevation) / 100) * LAPSE),
      0,
    );
    return Math.round((sum / total) * 10) / 10;
  });
}

const sourceOf = ({ item, distance }: Near<Recorded>): ClimateSource => ({
  name: item.name,
  distance,
  elevation: item.elevation,
  lastFrost: item.record.last_frost?.p50 ?? null,
  firstFrost: item.record.first_frost?.p50 ?? null,
});
