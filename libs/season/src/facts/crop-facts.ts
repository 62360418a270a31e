import { type OwnStart, ownSeasonFact } from './own-start';
import type { Range, SeasonFact } from './season-fact';

/** What the season needs to know of one kind. */
export interface CropFacts {
  readonly id: string;
  readonly type: 'vegetable' | 'house plant' | 'leafy green' | 'herb' | 'fruit' | 'flower' | 'root';
  readonly lifecycle: 'annual' | 'biennial' | 'perennial';
  readonly daysToMaturity: number;
  /** Coldest nights of a year, °C, in the warmest winters in which it is commonly grown. */
  readonly warmestWinter: number;
  readonly season: SeasonFact;
}

/** The fields of a plant's record that `cropFacts` reads, as the data API names them. */
export interface PlantRecord {
  readonly id: string;
  readonly plant_type: CropFacts['type'];
  readonly lifecycle: CropFacts['lifecycle'];
  readonly days_to_maturity: number;
  /** Hardiness zones of the USDA, such as '4a-8b'. */
  readonly hardiness_range: string;
  /** What its gardener said of it, where it is an own kind. */
  readonly own_start?: OwnStart | undefined;
}

/** The coldest night of zone 1a is -51.1 °C or more; each half zone is 5 °F warmer. */
const ZONES = { coldest: -51.1, half: 5 / 1.8 };

export const cropFacts = (plant: PlantRecord, season: SeasonFact): CropFacts => ({
  id: plant.id,
  type: plant.plant_type,
  lifecycle: plant.lifecycle,
  daysToMaturity: plant.days_to_maturity,
  warmestWinter: topOfZone(plant.hardiness_range),
  season: plant.own_start ? ownSeasonFact(season, plant.own_start) : season,
});

function topOfZone(range: string): number {
  const [, zone = '13', half = 'b'] = /-(\d+)([ab])$/.exec(range) ?? [];
  return ZONES.coldest + ((Number(zone) - 1) * 2 + (half === 'b' ? 2 : 1)) * ZONES.half;
}

export const middleOf = ([from, to]: Range): number => (from + to) / 2;

/** Its flowers are what it is grown for: it blooms where others are harvested. */
export const isGrownForBloom = ({ type }: CropFacts): boolean => type === 'flower';
