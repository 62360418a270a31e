import type { Plant, PlantFlag } from '@planted/contracts';

export interface CheckboxFilter {
  readonly key: string;
  readonly label: string;
  /** What it asks for, where the label alone does not say. */
  readonly hint?: string;
  readonly matches: (plant: Plant) => boolean;
}

const YES = new Set(['true', 'yes', 'high']);

/** True, or one of the words that stand for it in older tables (3 §5). */
const isYes = (value: unknown): boolean =>
  value === true || (typeof value === 'string' && YES.has(value.toLowerCase()));

const flag = (key: PlantFlag, label: string): CheckboxFilter => ({
  key,
  label,
  matches: (plant) => isYes(plant[key]),
});

type Level = Extract<keyof Plant, `${string}_tolerance`> | 'growth_speed';
const isHigh = (plant: Plant, level: Level): boolean => plant[level].toLowerCase() === 'high';
const high = (key: string, label: string, level: Level): CheckboxFilter => ({
  key,
  label,
  matches: (plant) => isHigh(plant, level),
});

/** Who is grown from tubers is not grown from seed, whatever its flowers do. */
const isGrownFromTubers = ({ growth_stages }: Plant): boolean =>
  growth_stages.some(({ name }) => name.startsWith('Tuber'));

/** What pollinates itself and flowers within the year gives seed like itself, without isolating or overwintering. */
const givesSeedToSave = (plant: Plant): boolean =>
  isYes(plant.self_pollinating) && plant.lifecycle.toLowerCase() === 'annual' && !isGrownFromTubers(plant);

/** Called so by the catalogue, or content with a dry spell and one watering a week. */
const needsLittleCare = (plant: Plant): boolean =>
  plant.tags.some((tag) => tag.toLowerCase() === 'low maintenance') ||
  (isHigh(plant, 'drought_tolerance') && plant.water_frequency <= 1);

/** The checkboxes (3 §2.4, §3, §5), most asked for first. */
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
  {
    key: 'seedSavingFriendly',
    label: 'Seed saving friendly',
    hint: 'self-pollinating annuals',
    matches: givesSeedToSave,
  },
  {
    key: 'lowMaintenance',
    label: 'Low maintenance',
    hint: 'drought tolerant, watered once a week',
    matches: needsLittleCare,
  },
];
