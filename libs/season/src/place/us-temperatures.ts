import type { ByMonth, ClimateSource } from '../climate/climate';
import { nearest } from './great-circle';
import type { Point } from './place';
import type { TemperatureStation } from './station-records';

const COUNTED = 3;
/** °C that a hundred meters of height change. */
const LAPSE = 0.55;

export interface Temperatures {
  readonly minimum: ByMonth;
  readonly maximum: ByMonth;
  /** The stations, the nearest first. */
  readonly sources: readonly ClimateSource[];
}

/** By the three nearest stations, weighted by 1/(km+5)², each brought to the place's height where that is known. */
export function temperaturesAt(
  at: Point & { readonly elevation: number | null },
  stations: readonly TemperatureStation[],
): Temperatures {
  const near = nearest(stations, at, COUNTED).map(({ item, distance }) => ({
    item,
    distance,
    weight: 1 / (distance + 5) ** 2,
    colder: at.elevation === null ? 0 : ((at.elevation - item.elevation) / 100) * LAPSE,
  }));
  const total = near.reduce((sum, { weight }) => sum + weight, 0);
  const mean = (of: (station: TemperatureStation) => readonly number[]): ByMonth =>
    Array.from({ length: 12 }, (_, month) => {
      const sum = near.reduce(
        (s, { item, weight, colder }) => s + weight * ((of(item)[month] ?? 0) - colder),
        0,
      );
      return Math.round((sum / total) * 10) / 10;
    });
  return {
    minimum: mean(({ minimum }) => minimum),
    maximum: mean(({ maximum }) => maximum),
    sources: near.map(({ item, distance }) => ({
      ...{ name: null, distance, elevation: item.elevation, lastFrost: null, firstFrost: null },
    })),
  };
}
