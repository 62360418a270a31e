import { fromYearDay, type SeasonDay } from '../calendar/season-day';
import { SeasonError } from '../season-error';
import type { Climate, FrostDays } from './climate';

/** The days of `FrostDays` in the order in which they come, as days of a season; they never wrap. */
export interface FrostTimes {
  readonly last: Readonly<Record<keyof FrostDays, SeasonDay>>;
  readonly first: Readonly<Record<keyof FrostDays, SeasonDay>>;
}

const forward = (from: number, to: number): number => (((to - from) % 365) + 365) % 365;
/** A last frost of the fall before the season belongs to its spring. */
const LATEST_LAST_FROST = 245;
/** Where fewer days of a year than this have frost in half of all years, warmth tells more than frost. */
const LEAST_WINTER = 45;
/** Standard deviations from the 50% day to the 10% day of a normal distribution. */
const TENTH = 1.2816;

/**
 * The frost days on one line: the last frost of the season's spring, then the first of its fall. Null where frost is not
 * yearly, or where it is so short that its days overlap.
 * @throws SeasonError when the days are none, or not in their order, such as a first frost before the last
 */
export function frostTimes({ frost, lastFrost, firstFrost, hemisphere }: Climate): FrostTimes | null {
  if (frost !== 'yearly' || !lastFrost || !firstFrost) return null;
  checkDays(lastFrost, 'lastFrost');
  checkDays(firstFrost, 'firstFrost');
  const seasonDay = fromYearDay(lastFrost.p50, hemisphere);
  const last = seasonDay > LATEST_LAST_FROST ? seasonDay - 365 : seasonDay;
  const first = last + forward(lastFrost.p50, firstFrost.p50);
  return first - last > 365 - LEAST_WINTER
    ? null
    : {
        last: {
          p90: last - forward(lastFrost.p90, lastFrost.p50),
          p50: last,
          p10: last + forward(lastFrost.p50, lastFrost.p10),
        },
        first: {
          p10: first - forward(firstFrost.p10, firstFrost.p50),
          p50: first,
          p90: first + forward(firstFrost.p50, firstFrost.p90),
        },
      };
}

function checkDays(days: FrostDays, field: string): void {
  for (const odds of ['p90', 'p50', 'p10'] as const) {
    const day = days[odds];
    if (!Number.isFinite(day))
      throw new SeasonError('not-a-number', `${field}.${odds}`, `${day} is not a day`);
    if (day < 1 || day > 365)
      throw new SeasonError('out-of-range', `${field}.${odds}`, `${day} is not 1 to 365`);
  }
  const [from, to] = field === 'lastFrost' ? [days.p90, days.p10] : [days.p10, days.p90];
  if (forward(from, days.p50) > 182 || forward(days.p50, to) > 182)
    throw new SeasonError('frost-days-crossed', field, 'its days are not in their order');
}

/**
 * The share of years, 0 to 1, that still have frost on this day of the season or after it in spring, or have had it by
 * this day in fall. Between its three days a frost date is taken as normally distributed, with a spread for each side.
 */
export function oddsOfFrost(climate: Climate, seasonDay: SeasonDay): number {
  const times = frostTimes(climate);
  if (times) return oddsBetween(times, seasonDay) * climate.frostShare;
  return climate.frost === 'every-month' ? 1 : climate.frost === 'never' ? 0 : climate.frostShare;
}

/** As `oddsOfFrost`, of winters that have frost. */
export function oddsBetween({ last, first }: FrostTimes, seasonDay: SeasonDay): number {
  const middle = (last.p50 + first.p50) / 2;
  const winterBefore = Math.floor((first.p50 + last.p50 - 365) / 2);
  const day = winterBefore + forward(winterBefore, seasonDay);
  return day < middle
    ? 1 - share((day - last.p50) / spread(day > last.p50 ? last.p10 - last.p50 : last.p50 - last.p90))
    : share((day - first.p50) / spread(day > first.p50 ? first.p90 - first.p50 : first.p50 - first.p10));
}

const spread = (days: number): number => Math.max(1, days) / TENTH;

/** The normal distribution up to z (Abramowitz and Stegun 26.2.17). */
function share(z: number): number {
  const t = 1 / (1 + 0.2316419 * Math.abs(z));
  const density = Math.exp((-z * z) / 2) / Math.sqrt(2 * Math.PI);
  const tail =
    density *
    t *
    (0.31938153 + t * (-0.356563782 + t * (1.781477937 + t * (-1.821255978 + t * 1.330274429))));
  return z > 0 ? 1 - tail : tail;
}
