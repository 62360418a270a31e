import { z } from 'zod';

/** The 18 booleans of 3 §3. */
export const PLANT_FLAGS = [
  'pollinator_friendly',
  'organic_pest_control',
  'good_for_preserving',
  'pet_safe_non_toxic',
  'continuously_harvestable',
  'self_pollinating',
  'container_friendly',
  'deer_resistant',
  'provides_ground_cover',
  'is_climbing_or_vining_plant',
  'nitrogen_fixer',
  'provides_wildlife_cover',
  'single_harvest',
  'medicinal_properties',
  'ornamental_foliage',
  'fragrant_flowers',
  'edible_flowers',
  'good_companion_plant',
] as const;

export type PlantFlag = (typeof PLANT_FLAGS)[number];

/** The plant types of 3 §9; the category buttons and the finder's first dropdown. */
export const PLANT_TYPES = [
  'flower',
  'fruit',
  'herb',
  'house plant',
  'leafy green',
  'root',
  'vegetable',
] as const;

const flags = Object.fromEntries(PLANT_FLAGS.map((flag) => [flag, z.boolean()])) as Record<
  PlantFlag,
  z.ZodBoolean
>;

/** One row of the plant table (1 §3, 2 §3, 3 §3). Lengths: planting in feet, mature in inches; temperatures in °F. */
export const plant = z.object({
  id: z.string(),
  plant_name: z.string(),
  scientific_name: z.string().nullable(),
  plant_type: z.enum(PLANT_TYPES),
  crop_type: z.string(),
  lifecycle: z.string(),
  tags: z.array(z.string()),
  short_description: z.string().nullable(),
  long_description: z.string().nullable(),
  plant_image_url: z.string(),
  optimized_plant_image_url: z.string(),
  days_to_maturity: z.number().int(),
  days_to_maturity_min: z.number().int().nullable(),
  days_to_maturity_max: z.number().int().nullable(),
  planting_width: z.number().int(),
  planting_height: z.number().int(),
  mature_height: z.number(),
  mature_width: z.number(),
  plant_size: z.string(),
  plants_per_square_foot: z.number().nullable(),
  spacing_inches: z.number().nullable(),
  sunlight: z.string(),
  soil_type: z.array(z.string()),
  soil_ph: z.string(),
  water_needs: z.string(),
  /** Waterings a week. */
  water_frequency: z.number(),
  /** Inches of water at one watering. */
  water_per_application: z.number(),
  watering_schedule: z.string(),
  drought_tolerance: z.string(),
  shade_tolerance: z.string(),
  humidity_tolerance: z.string(),
  heat_tolerance: z.string(),
  frost_tolerance: z.string(),
  canopy_density: z.string(),
  growth_speed: z.string(),
  hardiness_zones: z.array(z.string()),
  hardiness_range: z.string(),
  temperature_min: z.number(),
  temperature_max: z.number(),
  planting_season: z.array(z.string()),
  start_indoors: z.string().nullable(),
  transplant_time: z.string().nullable(),
  storage_life: z.string(),
  growth_stages: z.array(z.object({ name: z.string(), days: z.number() })),
  /** Ids of plants in this table. */
  companion_plants: z.array(z.string()),
  avoid_plants: z.array(z.string()),
  /** An https search link for seeds of the plant. */
  amazon_purchase_link: z.string(),
  /** '#rrggbb' of its leaf and of its fruit, flower or root: what its plot color is chosen from. */
  leaf_color: z.string(),
  accent_color: z.string(),
  /** Plurals, British, Indian and other names, in lower case. */
  other_names: z.array(z.string()).optional(),
  /** Searched, never shown. */
  misspelled_names: z.array(z.string()).optional(),
  ...flags,
});
export type Plant = z.infer<typeof plant>;
