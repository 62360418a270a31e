import { z } from 'zod';
import { plant } from './plant';

const weeks = z.tuple([z.number(), z.number()]).nullable();

/** What a variety has otherwise than its plant, in the units of the plant table; it inherits what is not here. */
const overrides = plant
  .pick({
    scientific_name: true,
    lifecycle: true,
    days_to_maturity: true,
    days_to_maturity_min: true,
    days_to_maturity_max: true,
    planting_width: true,
    planting_height: true,
    mature_height: true,
    mature_width: true,
    plant_size: true,
    plants_per_square_foot: true,
    spacing_inches: true,
    drought_tolerance: true,
    shade_tolerance: true,
    heat_tolerance: true,
    frost_tolerance: true,
    hardiness_zones: true,
    hardiness_range: true,
    storage_life: true,
    container_friendly: true,
    continuously_harvestable: true,
    edible_flowers: true,
    good_for_preserving: true,
    is_climbing_or_vining_plant: true,
    ornamental_foliage: true,
    single_harvest: true,
  })
  .extend({
    sow_indoors_weeks_before_last_frost: weeks,
    plant_out_weeks_after_last_frost: weeks,
    last_sowing_weeks_before_first_frost: z.number().nullable(),
  })
  .partial();

/** A variety of a plant of the catalog. */
export const variety = z.object({
  id: z.string(),
  plant_id: z.string(),
  name: z.string(),
  /** Other names in trade. */
  also: z.array(z.string()),
  /** 'heirloom; Iowa, 1913' */
  origin_note: z.string(),
  overrides,
  /** 'bush', 'hardneck'; null where it grows like its plant. */
  habit: z.string().nullable(),
  resistances: z.array(z.string()),
  /** Begins with what its days are counted from, where it has days of its own. */
  season_note: z.string().nullable(),
  short_description: z.string(),
  /** Of the fruit or flower, '#rrggbb'; null where it is that of the plant. */
  accent: z.string().nullable(),
  /** In words: 'seed catalogs of Britain'. */
  sources: z.array(z.string()),
});
export type Variety = z.infer<typeof variety>;
