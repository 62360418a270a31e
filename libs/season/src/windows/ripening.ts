import type { SeasonDay } from '../calendar/season-day';
import { type CropFacts, middleOf } from '../facts/crop-facts';
import { type Ground, meanOn, on } from './ground';

/** How a planting gets into its place. */
export type Start = 'sow' | 'sow-indoors' | 'plant-out';

/** Days until a planting is ripe, by the day of the year on which it is sown in place or set out; Infinity for never. */
export type Ripening = (start: SeasonDay) => number;

/** Growth begins at the first mean temperature and is full at the second, °C. */
const GROWTH = { tropical: [9, 19], tender: [8, 18], hardy: [3, 13] } as const;
const TROPICAL_SOIL = 18;
/** Potatoes and others whose leaves frost kills, yet grow in cool weather. */
const COOL_SOIL = 8;
const WITHOUT_WARMTH = 500;
const FULL_YEAR = 365;
/** A day under cover counts less than one in the garden, and sowing in place costs a set-out plant's lead. */
const UNDER_COVER_SHARE = 0.7;
const SOWN_IN_PLACE_DAYS = 21;
const BOUGHT_PLANT_SHARE = 0.6;
const LEAST_SHARE = 0.4;

const isTropical = ({ season }: CropFacts): boolean =>
  season.frost === 'tender' && (season.min_soil_c ?? 0) >= TROPICAL_SOIL;

const growthClass = (crop: CropFacts): keyof typeof GROWTH => {
  if (isTropical(crop)) return 'tropical';
  return crop.season.frost === 'tender' && (crop.season.min_soil_c ?? 0) > COOL_SOIL ? 'tender' : 'hardy';
};

/** The growth of a day as a share of a full one; the long days of the far north make it more than 1. */
function growthOn(kind: keyof typeof GROWTH, ground: Ground, day: SeasonDay): number {
  const mean = meanOn(ground, day);
  if (mean === null) return on(ground.light, ground, day);
  const [none, full] = GROWTH[kind];
  return Math.min(1, Math.max(0, (mean - none) / (full - none))) * on(ground.light, ground, day);
}

const sumsOfGrounds = new WeakMap<Ground, Map<keyof typeof GROWTH, Float64Array>>();

/** The growth of two years up to each day; worked out once for all kinds of a class. */
function growthSums(crop: CropFacts, ground: Ground): Float64Array {
  const kind = growthClass(crop);
  const known = sumsOfGrounds.get(ground) ?? new Map<keyof typeof GROWTH, Float64Array>();
  sumsOfGrounds.set(ground, known);
  const sums = known.get(kind) ?? new Float64Array(FULL_YEAR * 2 + 1);
  if (!known.has(kind)) {
    for (let day = 0; day < FULL_YEAR * 2; day++)
      sums[day + 1] = (sums[day] ?? 0) + growthOn(kind, ground, day);
    known.set(kind, sums);
  }
  return sums;
}

/** Days of full growth from this start to ripeness. */
export function growingDays({ daysToMaturity, season }: CropFacts, start: Start): number {
  const isSown = start === 'sow';
  if (isSown) return season.maturity_from === 'sowing' ? daysToMaturity : daysToMaturity + SOWN_IN_PLACE_DAYS;
  if (season.maturity_from === 'planting-out') return daysToMaturity;
  const weeks = season.indoor_weeks;
  const left = weeks
    ? daysToMaturity - UNDER_COVER_SHARE * 7 * middleOf(weeks)
    : daysToMaturity * BOUGHT_PLANT_SHARE;
  return Math.max(left, daysToMaturity * LEAST_SHARE);
}

/** The packet's days, slowed by cold and by short days: sown in April they take longer than in June. */
export function ripeningOf(crop: CropFacts, ground: Ground, start: Start): Ripening {
  const need = growingDays(crop, start);
  const sums = growthSums(crop, ground);
  const days = Array.from({ length: FULL_YEAR }, (_, day) => daysFrom(sums, day, need));
  return (day) => days[((day % FULL_YEAR) + FULL_YEAR) % FULL_YEAR] ?? Number.POSITIVE_INFINITY;
}

function daysFrom(sums: Float64Array, start: number, need: number): number {
  const year = sums[FULL_YEAR] ?? 0;
  if (year === 0) return Number.POSITIVE_INFINITY;
  const wholeYears = Math.floor(need / year);
  const goal = (sums[start] ?? 0) + need - wholeYears * year;
  let [low, high] = [start, start + FULL_YEAR];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sums[middle] ?? 0) >= goal - 1e-9) high = middle;
    else low = middle + 1;
  }
  const days = low - start + wholeYears * FULL_YEAR;
  return days > Math.max(WITHOUT_WARMTH, need * 2) ? Number.POSITIVE_INFINITY : days;
}

/** Days of full growth, counted from the spring equinox, after which what rested through winter is ripe. */
const SPRING_DAYS = 86;
const EQUINOX = { north: 79, south: 83 } as const;

/** The season's day on which a bulb that was planted the fall before is ripe; null when no summer suffices. */
export function ripeInSpring(crop: CropFacts, ground: Ground): SeasonDay | null {
  const kind = growthClass(crop);
  let sum = 0;
  for (let day = EQUINOX[ground.hemisphere]; day < 330; day++) {
    sum += growthOn(kind, ground, day);
    if (sum >= SPRING_DAYS) return day;
  }
  return null;
}
