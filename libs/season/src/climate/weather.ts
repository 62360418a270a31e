import { SeasonError } from '../season-error';
import type { ByMonth, Climate } from './climate';

/** The weather of a mean year by day of the year, from January 1; 365 figures each. */
export interface Weather {
  /** Mean daily minimum and maximum of the air, °C. */
  readonly minimum: Float64Array;
  readonly maximum: Float64Array;
  /** Soil at sowing depth in the morning, °C: an estimate from the air of the ten days before. */
  readonly soil: Float64Array;
  /** Mean minimum of the coldest night of a year, °C: an estimate. */
  readonly coldestNight: number;
}

const DAYS = 365;
const HARMONICS = 4;
const SOIL_DAYS = 10;
/** What the sun adds to soil from 8 °C on, °C; nothing at 2. */
const SUN = 2;

/**
 * The mean year of a place, or null where only the gardener's own frost dates are known.
 * @throws SeasonError naming the months that are not twelve numbers
 */
export function weatherOf({ minimum, maximum }: Climate): Weather | null {
  if (!minimum || !maximum) return null;
  const low = dailyCurve(minimum, 'minimum');
  const high = dailyCurve(maximum, 'maximum');
  const mean = low.map((value, day) => (value + (high[day] ?? 0)) / 2);
  return { minimum: low, maximum: high, soil: soilOf(mean), coldestNight: coldestNightOf(minimum, mean) };
}

/** A smooth curve through a year of which each month has its mean. */
export function dailyCurve(months: ByMonth, field: string): Float64Array {
  if (months.length !== 12) throw new SeasonError('not-twelve-months', field, `${months.length} figures`);
  months.forEach((value, month) => {
    if (!Number.isFinite(value)) throw new SeasonError('not-a-number', `${field}[${month}]`, `${value}`);
    if (Math.abs(value) > 60) throw new SeasonError('out-of-range', `${field}[${month}]`, `${value} °C`);
  });
  const waves = Array.from({ length: HARMONICS }, (_, index) => waveOf(months, index + 1));
  const mean = months.reduce((sum, value) => sum + value, 0) / 12;
  return Float64Array.from({ length: DAYS }, (_, day) =>
    waves.reduce((sum, { k, cosine, sine }) => {
      const turn = (2 * Math.PI * k * (day + 0.5)) / DAYS;
      return sum + cosine * Math.cos(turn) + sine * Math.sin(turn);
    }, mean),
  );
}

/** One wave of the year. A month's mean flattens it, which is undone. */
function waveOf(months: ByMonth, k: number): { k: number; cosine: number; sine: number } {
  const flattened = Math.sin((Math.PI * k) / 12) / ((Math.PI * k) / 12);
  const part = (of: (turn: number) => number): number =>
    months.reduce((sum, value, month) => sum + value * of((2 * Math.PI * k * (month + 0.5)) / 12), 0) /
    6 /
    flattened;
  return { k, cosine: part(Math.cos), sine: part(Math.sin) };
}

/** Soil follows the air's mean, late; the sun of spring and summer makes it warmer; under frost it is held near 0 °C. */
function soilOf(mean: Float64Array): Float64Array {
  return mean.map((_, day) => {
    let sum = 0;
    for (let before = 0; before < SOIL_DAYS; before++) sum += mean[(day - before + DAYS) % DAYS] ?? 0;
    const air = sum / SOIL_DAYS;
    return Math.max(air + SUN * Math.min(1, Math.max(0, (air - 2) / 6)), -2);
  });
}

/** Inland winters, which differ most from summer, have the coldest single nights. */
function coldestNightOf(minimum: ByMonth, mean: Float64Array): number {
  const swing = Math.max(...mean) - Math.min(...mean);
  return Math.min(...minimum) - 5 - swing / 4;
}

/**
 * Hours from sunrise to sunset by day of the year (Forsythe and others 1995, with refraction); 0 to 24.
 * @param latitude degrees, negative in the south
 */
export function dayLengths(latitude: number): Float64Array {
  const radians = Math.PI / 180;
  return Float64Array.from({ length: DAYS }, (_, day) => {
    const turn = 0.2163108 + 2 * Math.atan(0.9671396 * Math.tan(0.0086 * (day + 1 - 186)));
    const declination = Math.asin(0.39795 * Math.cos(turn));
    const cosine =
      (Math.sin(0.8333 * radians) + Math.sin(latitude * radians) * Math.sin(declination)) /
      (Math.cos(latitude * radians) * Math.cos(declination));
    return 24 - (24 / Math.PI) * Math.acos(Math.min(1, Math.max(-1, cosine)));
  });
}

/** Degrees above `base` of the days' means, summed over a mean year or a part of it, by day of the year, from 0. */
export function degreeDays(weather: Weather, base: number, from: number, to: number): number {
  let sum = 0;
  for (let day = from; day <= to; day++) {
    const index = ((day % DAYS) + DAYS) % DAYS;
    sum += Math.max(0, ((weather.minimum[index] ?? 0) + (weather.maximum[index] ?? 0)) / 2 - base);
  }
  return sum;
}
