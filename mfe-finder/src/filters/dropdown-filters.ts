import type { Plant } from '@planted/contracts';
import { HARDINESS_ZONES, SOIL_TYPES, SUNLIGHT_LEVELS } from '@planted/garden-domain';

interface Option {
  readonly value: string;
  readonly label: string;
}

export interface DropdownFilter {
  readonly key: string;
  readonly label: string;
  /** The word for 'no choice made'. */
  readonly any: string;
  readonly options: readonly Option[];
  readonly matches: (plant: Plant, value: string) => boolean;
}

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);
const same = (a: string, b: string): boolean => a.toLowerCase() === b.toLowerCase();
const named = (...values: string[]): Option[] => values.map((value) => ({ value, label: capital(value) }));
const isOneOf = (list: readonly string[], value: string): boolean => list.some((entry) => same(entry, value));

/** The dropdowns (3 §9 'Finder options'); values compare case-insensitively (3 §5). */
export const dropdownFilters: readonly DropdownFilter[] = [
  {
    key: 'type',
    label: 'Plant Type',
    any: 'Any type',
    options: named('flower', 'fruit', 'herb', 'house plant', 'leafy green', 'root', 'vegetable'),
    matches: (plant, value) => same(plant.plant_type, value),
  },
  {
    key: 'season',
    label: 'Season',
    any: 'Any season',
    options: named('spring', 'summer', 'fall', 'winter'),
    matches: (plant, value) => isOneOf(plant.planting_season, value),
  },
  {
    key: 'lifecycle',
    label: 'Lifecycle',
    any: 'Any lifecycle',
    options: named('annual', 'biennial', 'perennial'),
    matches: (plant, value) => same(plant.lifecycle, value),
  },
  {
    key: 'soil',
    label: 'Soil Type',
    any: 'Any soil',
    options: named(...SOIL_TYPES),
    matches: (plant, value) => isOneOf(plant.soil_type, value),
  },
  {
    key: 'sunlight',
    label: 'Sunlight',
    any: 'Any light',
    options: named(...SUNLIGHT_LEVELS),
    matches: (plant, value) => same(plant.sunlight, value),
  },
  {
    key: 'size',
    label: 'Size',
    any: 'Any size',
    options: [
      { value: 'small', label: 'Small, 1 ft' },
      { value: 'medium', label: 'Medium, 2 ft' },
      { value: 'large', label: 'Large, 3 ft' },
    ],
    matches: (plant, value) => same(plant.plant_size, value),
  },
  {
    key: 'storage',
    label: 'Storage Life',
    any: 'Any',
    options: [
      { value: 'low', label: 'Short' },
      { value: 'moderate', label: 'Medium' },
      { value: 'high', label: 'Long' },
    ],
    matches: (plant, value) => same(plant.storage_life, value),
  },
  {
    key: 'water',
    label: 'Water Needs',
    any: 'Any',
    options: [
      { value: 'xeric', label: 'Low' },
      { value: 'mesic', label: 'Moderate' },
      { value: 'hydric', label: 'High' },
    ],
    matches: (plant, value) => same(plant.water_needs, value),
  },
  {
    key: 'zone',
    label: 'Hardiness Zone',
    any: 'Any zone',
    options: named(...HARDINESS_ZONES),
    matches: (plant, value) => isOneOf(plant.hardiness_zones, value),
  },
];
