import type { Plant, PlantFlag } from '@planted/contracts';

export interface CheckboxFilter {
  readonly key: string;
  readonly label: string;
  /** Absent for a wish that the catalogue cannot answer yet: it narrows nothing (3 §5). */
  readonly matches?: (plant: Plant) => boolean;
}

const flag = (key: PlantFlag, label: string): CheckboxFilter => ({
  key,
  label,
  matches: (plant) => plant[key],
});

type Level = 'drought_tolerance' | 'growth_speed' | 'frost_tolerance' | 'heat_tolerance';
const high = (key: string, label: string, level: Level): CheckboxFilter => ({
  key,
  label,
  matches: (plant) => plant[level].toLowerCase() === 'high',
});

/** The 24 checkboxes (3 §2.4, §3, §5), most asked for first. */
export const checkboxFilters: readonly CheckboxFilter[] = [
  flag('pollinator_friendly', 'Pollinator friendly'),
  flag('pet_safe_non_toxic', 'Pet safe'),
  flag('container_friendly', 'Container friendly'),
  flag('deer_resistant', 'Deer resistant'),
  flag('edible_flowers', 'Edible flowers'),
  flag('fragrant_flowers', 'Fragrant flowers'),
  flag('nitrogen_fixer', 'Nitrogen fixer'),
  high('droughtTolerance', 'Drought tolerance', 'drought_tolerance'),
  flag('organic_pest_control', 'Organic pest control'),
  flag('good_companion_plant', 'Good companion plant'),
  flag('good_for_preserving', 'Good for preserving'),
  flag('continuously_harvestable', 'Continuously harvestable'),
  flag('single_harvest', 'Single harvest'),
  flag('self_pollinating', 'Self-pollinating'),
  flag('provides_ground_cover', 'Provides ground cover'),
  flag('is_climbing_or_vining_plant', 'Climbing or vining'),
  flag('provides_wildlife_cover', 'Provides wildlife cover'),
  flag('medicinal_properties', 'Medicinal properties'),
  flag('ornamental_foliage', 'Ornamental foliage'),
  high('fastGrowth', 'Fast growth', 'growth_speed'),
  high('coldTolerance', 'Cold tolerance', 'frost_tolerance'),
  high('heatTolerance', 'Heat tolerance', 'heat_tolerance'),
  { key: 'seedSavingFriendly', label: 'Seed saving friendly' },
  { key: 'lowMaintenance', label: 'Low maintenance' },
];
