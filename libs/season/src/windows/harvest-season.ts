import { dailyCurve } from '../climate/weather';
import type { SeasonDay } from '../calendar/season-day';
import type { HarvestWeeks } from '../facts/season-fact';
import { type Ground, meanOn, on } from './ground';

/**
 * The catalog counts the harvest of perennials in weeks round the frosts of a garden with cold winters and warm summers.
 * This is its mean temperature by month, °C, with the days of the year of its frosts; set so that strawberries, asparagus,
 * cherries and plums come out right in places where they are known. Elsewhere the harvest comes when there has been as
 * much warmth, and the long days of the far north count for more.
 */
const REFERENCE = {
  months: [-8, -6, 1, 8, 14, 19.5, 22, 21, 16.5, 10, 2.5, -5],
  lastFrost: 138,
  firstFrost: 273,
};
/** In such a summer, harvests follow each other closer than the catalog's weeks, which are round. */
const WEEK = 6.3;
const BASE = 5;
const EQUINOX = { north: 79, south: 83 } as const;
/** Until then few degrees have been summed, and the day's own warmth tells more. */
const FEW_DEGREES = 110;
const LATE_DAYS = 42;
const LATEST_WEEKS = 5;
const LEAST_DAYS = 7;
/** A cool summer spreads a harvest over at most so many times its days. */
const LONGEST = 1.5;

const reference = dailyCurve(REFERENCE.months, 'reference');

const referenceWarmth = (day: number): number => {
  let sum = 0;
  for (let at = EQUINOX.north; at <= day; at++) sum += Math.max(0, (reference[at] ?? 0) - BASE);
  return sum;
};

/** From and to in days of the season; about three weeks either way. Null when the summer is too cool for it. */
export function harvestSeasonOf(
  weeks: HarvestWeeks,
  ground: Ground,
  isBloom: boolean,
): { from: SeasonDay; to: SeasonDay } | null {
  const [from, to] = weeks.after_last_frost
    ? weeks.after_last_frost.map((week) => REFERENCE.lastFrost + Math.round(week * WEEK))
    : weeks.before_first_frost.map((week) => REFERENCE.firstFrost - week * 7);
  if (from === undefined || to === undefined) return null;
  const byFrost = lateSeason(weeks, ground);
  if (byFrost) return byFrost;
  const warm = sameWarmth(from, ground);
  // Flowers of fall wait for its short days, however warm the summer was.
  const begin = warm !== null && isBloom && weeks.before_first_frost ? Math.max(warm, from - 1) : warm;
  const end = endOfPicking(weeks, ground);
  if (begin === null || begin > end) return null;
  if (lastsUntilFrost(weeks, to)) return { from: begin, to: Math.max(begin + LEAST_DAYS, end) };
  const last = Math.min(sameWarmth(to, ground) ?? end, end);
  return { from: begin, to: Math.max(begin + LEAST_DAYS, Math.min(last, begin + (to - from) * LONGEST)) };
}

/** Roses, mint and others that go on until the reference garden's frost go on until that of any garden. */
const lastsUntilFrost = ({ ends, after_last_frost }: HarvestWeeks, to: number): boolean =>
  ends === 'first-frost' || (after_last_frost !== undefined && to > REFERENCE.firstFrost - LATEST_WEEKS * 7);

/** What is dug or picked at the very end of the season goes by its frost, however warm the summer was. */
function lateSeason(
  { before_first_frost: weeks }: HarvestWeeks,
  { frost }: Ground,
): { from: SeasonDay; to: SeasonDay } | null {
  if (!weeks || weeks[0] > LATEST_WEEKS || !frost) return null;
  return { from: frost.first.p50 - weeks[0] * 7, to: frost.first.p50 - weeks[1] * 7 };
}

/** Late fruit is picked for some weeks after frost; what bears in summer ends with it. */
const endOfPicking = ({ before_first_frost }: HarvestWeeks, { frost }: Ground): SeasonDay =>
  frost ? frost.first.p50 + (before_first_frost ? LATE_DAYS : 0) : 364;

function sameWarmth(day: number, ground: Ground): SeasonDay | null {
  if (!ground.weather) return betweenFrosts(day, ground);
  const warmth = referenceWarmth(day);
  const least = warmth < FEW_DEGREES ? asWarmAs(reference[day] ?? 0, ground) : 0;
  if (day <= EQUINOX.north) return least;
  let sum = 0;
  for (let at = EQUINOX[ground.hemisphere]; at < 400; at++) {
    sum += Math.max(0, (meanOn(ground, at) ?? 0) - BASE) * Math.max(1, on(ground.light, ground, at));
    if (sum >= warmth) return Math.max(at, least);
  }
  return null;
}

const asWarmAs = (celsius: number, ground: Ground): SeasonDay => {
  let day = ground.midwinter;
  while (day < 180 && (meanOn(ground, day) ?? 0) < celsius) day++;
  return day;
};

/** Where only the frost dates are known, they are all there is. */
const betweenFrosts = (day: number, { frost }: Ground): SeasonDay => {
  if (!frost) return day;
  const share = (day - REFERENCE.lastFrost) / (REFERENCE.firstFrost - REFERENCE.lastFrost);
  return Math.round(frost.last.p50 + share * (frost.first.p50 - frost.last.p50));
};
