import type { GrowingConditions, Maintenance } from './growing-conditions';

/** What the compatibility score reads of a plant record (1 §5). */
export interface PlantNeeds {
  readonly soil_type: readonly string[];
  readonly sunlight: string;
  readonly water_needs: string;
  readonly hardiness_zones: readonly string[];
  readonly temperature_min: number;
  readonly temperature_max: number;
}

export type FitCheck = 'soil' | 'sunlight' | 'water' | 'zone' | 'temperature';

export interface Fit {
  /** points / 5 × 100, rounded. */
  readonly percent: number;
  readonly checks: Readonly<Record<FitCheck, boolean>>;
}

/** A plant above this percentage is recommended (1 §9). */
export const RECOMMENDED_ABOVE = 40;
/** What a plant's water_needs must read to match how much care a plot gets (1 §5). */
export const WATER_FOR: Readonly<Record<Maintenance, string>> = {
  Low: 'Xeric',
  Medium: 'Mesic',
  High: 'Hydric',
};
/** °F: a plant fits when it stands this low a temperature … (1 §9). */
export const TEMPERATURE_MIN_AT_MOST = 65;
/** … and this high a one. */
export const TEMPERATURE_MAX_AT_LEAST = 75;

/** Five checks, one point each (1 §5 'Compatibility scoring'). */
export function scoreFit(plant: PlantNeeds, conditions: GrowingConditions): Fit {
  const checks = {
    soil: plant.soil_type.includes(conditions.soilType),
    sunlight: plant.sunlight === conditions.sunlight,
    water: plant.water_needs === WATER_FOR[conditions.maintenance],
    zone: plant.hardiness_zones.includes(conditions.hardiness),
    temperature:
      plant.temperature_min <= TEMPERATURE_MIN_AT_MOST && plant.temperature_max >= TEMPERATURE_MAX_AT_LEAST,
  };
  const points = Object.values(checks).filter(Boolean).length;
  return { percent: Math.round((points / 5) * 100), checks };
}

/** Whether the hint recommends the plant (1 §2: above 40 %). */
export const isRecommended = (fit: Fit): boolean => fit.percent > RECOMMENDED_ABOVE;
