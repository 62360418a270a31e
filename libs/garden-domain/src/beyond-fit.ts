import type { Fit } from './fit';
import { type GrowingConditions, HARDINESS_ZONES, type Maintenance } from './growing-conditions';

/** What tells whether a plant lives through a winter. */
export interface Wintering {
  /** 'annual', 'biennial' or 'perennial'. */
  readonly lifecycle: string;
  readonly hardiness_zones: readonly string[];
}

const placeOf = (zone: string): number => HARDINESS_ZONES.findIndex((known) => known === zone);

/**
 * Whether a plant that would have to live through a winter cannot outdoors, which its fit does not say: the garden's zone
 * is colder than the coldest of the plant's. A zone that is too warm for it kills nothing in winter.
 */
export function diesInWinter(
  { lifecycle, hardiness_zones }: Wintering,
  { hardiness }: Pick<GrowingConditions, 'hardiness'>,
): boolean {
  const places = hardiness_zones.map(placeOf).filter((place) => place >= 0);
  return lifecycle !== 'annual' && places.length > 0 && placeOf(hardiness) < Math.min(...places);
}

const WATERING: Readonly<Record<Maintenance, string>> = {
  Low: 'little watering',
  Medium: 'moderate watering',
  High: 'plenty of watering',
};

/** What the formula reads maintenance as (1 §5): 'Low maintenance means little watering'. */
export const maintenanceWords = (maintenance: Maintenance): string =>
  `${maintenance} maintenance means ${WATERING[maintenance]}`;

/** What people plant to eat comes first, house plants last; other types stand with what is eaten. */
const EATEN_LATER = ['herb', 'flower', 'house plant'];

interface FittingPlant {
  readonly plant: { readonly plant_type: string };
  readonly fit: Fit;
}

/** Best fit first; of equal fits what people eat: crops, herbs, flowers, house plants. Equals stay as they are. */
export const compareByFit = (a: FittingPlant, b: FittingPlant): number =>
  b.fit.percent - a.fit.percent ||
  EATEN_LATER.indexOf(a.plant.plant_type) - EATEN_LATER.indexOf(b.plant.plant_type);
