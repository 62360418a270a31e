import type { Climate, FrostDays, YearDay } from '../climate/climate';
import { asYearDay, DAYS_IN_YEAR, daysApart, daysForward } from './year-days';

/** A gardener's own dates, in half of all years: they always win. */
export interface OwnDates {
  readonly lastFrost: YearDay;
  readonly firstFrost: YearDay;
  /** Said by the gardener; null where the dates or the place tell. */
  readonly hemisphere: Climate['hemisphere'] | null;
}

export interface OwnDatesProblem {
  readonly field: 'lastFrost' | 'firstFrost' | 'hemisphere';
  readonly reason: string;
  /** The dates are right for a southern garden: ask whether it is one, and say so in `hemisphere`. */
  readonly asksHemisphere: boolean;
}

export type OwnDatesClimate =
  | { readonly ok: true; readonly climate: Climate }
  | { readonly ok: false; readonly problem: OwnDatesProblem };

/** Days between those of 50% and 10% or 90% where no place tells: the median of 5,398 US stations. */
const SPREAD = 15;
/** Shorter than any season that something ripens in. */
const SHORTEST_SEASON = 14;
/** Degrees from the equator within which the seasons do not tell the hemisphere. */
const TROPICS = 10;
const SUMMER = { first: 91, last: 273 };

/** The climate that own dates mean: their spread and the temperatures are the place's, where there is one. */
export function climateOfOwnDates(dates: OwnDates, base: Climate | null): OwnDatesClimate {
  const read = readHemisphere(dates, base);
  if (typeof read !== 'string') return { ok: false, problem: read };
  const { lastFrost, firstFrost } = dates;
  return {
    ok: true,
    climate: {
      latitude: base?.latitude ?? null,
      hemisphere: read,
      frost: 'yearly',
      lastFrost: around(lastFrost, base?.lastFrost ?? null, 1),
      firstFrost: around(firstFrost, base?.firstFrost ?? null, -1),
      frostShare: 1,
      minimum: base?.minimum ?? null,
      maximum: base?.maximum ?? null,
      ...{ basis: 'own', quality: 'good', period: null, estimated: ['p90', 'p10'], sources: [] },
    },
  };
}

function readHemisphere(dates: OwnDates, base: Climate | null): Climate['hemisphere'] | OwnDatesProblem {
  for (const field of ['lastFrost', 'firstFrost'] as const)
    if (!Number.isInteger(dates[field]) || dates[field] < 1 || dates[field] > DAYS_IN_YEAR)
      return problem(field, `must be a day of the year, 1 to ${DAYS_IN_YEAR}`);
  const frostFree = daysForward(dates.lastFrost, dates.firstFrost);
  if (frostFree < SHORTEST_SEASON)
    return problem('firstFrost', `must be at least ${SHORTEST_SEASON} days after the last frost`);
  const told = summerOf(asYearDay(dates.lastFrost + frostFree / 2));
  const known = base?.latitude == null || Math.abs(base.latitude) < TROPICS ? null : base.hemisphere;
  const said = dates.hemisphere ?? known;
  if (dates.hemisphere !== null && known !== null && dates.hemisphere !== known)
    return problem('hemisphere', `must be ${known}, as the place is`);
  if (said === null) return told === 'north' ? told : asksForSouth;
  if (said === told) return said;
  return told === 'south' && dates.hemisphere === null
    ? asksForSouth
    : problem(
        'firstFrost',
        `must come after the last frost, in ${said === 'north' ? 'fall' : 'the southern fall'}`,
      );
}

/** Where it is summer on a day. */
const summerOf = (day: YearDay): Climate['hemisphere'] =>
  day >= SUMMER.first && day <= SUMMER.last ? 'north' : 'south';

const problem = (field: OwnDatesProblem['field'], reason: string): OwnDatesProblem => ({
  ...{ field, reason, asksHemisphere: false },
});

const asksForSouth: OwnDatesProblem = {
  field: 'firstFrost',
  reason: 'must come after the last frost, unless this is a southern garden',
  asksHemisphere: true,
};

/** The gardener's day, and the place's spread round it. @param sign 1 where the day of 10% is the latest */
function around(p50: YearDay, of: FrostDays | null, sign: 1 | -1): FrostDays {
  const p10 = of ? daysApart(of.p50, of.p10) : sign * SPREAD;
  const p90 = of ? daysApart(of.p50, of.p90) : -sign * SPREAD;
  return { p50, p10: asYearDay(p50 + p10), p90: asYearDay(p50 + p90) };
}
