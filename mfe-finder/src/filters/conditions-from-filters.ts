import {
  type GrowingConditions,
  HARDINESS_ZONES,
  MAINTENANCE_LEVELS,
  SOIL_TYPES,
  SUNLIGHT_LEVELS,
  WATER_FOR,
} from '@planted/garden-domain';
import type { PlantFilters } from './plant-filters';

/**
 * The plot that the filters describe, once soil, sunlight, zone and water are all set; undefined before.
 * Water stands for maintenance as in the compatibility score: xeric Low, mesic Medium, hydric High (1 §5).
 */
export function conditionsFromFilters({ dropdowns }: PlantFilters): GrowingConditions | undefined {
  const chosen = <Value extends string>(key: string, values: readonly Value[]): Value | undefined =>
    values.find((value) => value === dropdowns.get(key));
  const soilType = chosen('soil', SOIL_TYPES);
  const sunlight = chosen('sunlight', SUNLIGHT_LEVELS);
  const hardiness = chosen('zone', HARDINESS_ZONES);
  const water = dropdowns.get('water');
  const maintenance = MAINTENANCE_LEVELS.find((level) => WATER_FOR[level].toLowerCase() === water);
  if (!soilType || !sunlight || !hardiness || !maintenance) return undefined;
  return { soilType, sunlight, hardiness, maintenance };
}
