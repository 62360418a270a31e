export type Rating = 'Low' | 'Moderate' | 'High';
export type Season = 'spring' | 'summer' | 'fall' | 'winter';

/** One step of a plant's life, in days from the end of the step before. */
export interface GrowthStageFact {
  readonly name: string;
  readonly days: number;
}

/** How the plant is drawn: a body plan and its inks as `#rrggbb`. */
export interface AppearanceFact {
  readonly form: string;
  readonly leaf: string;
  /** The fruit, flower or root. */
  readonly accent: string;
  /** The second color of fruit, flower eye or skin, where there is one. */
  readonly accent2: string | null;
}

/** The yes-or-no traits that a gardener can filter by. */
export interface PlantFlags {
  readonly pollinator_friendly: boolean;
  readonly organic_pest_control: boolean;
  readonly good_for_preserving: boolean;
  readonly pet_safe_non_toxic: boolean;
  readonly continuously_harvestable: boolean;
  readonly self_pollinating: boolean;
  readonly container_friendly: boolean;
  readonly deer_resistant: boolean;
  readonly provides_ground_cover: boolean;
  readonly is_climbing_or_vining_plant: boolean;
  readonly nitrogen_fixer: boolean;
  readonly provides_wildlife_cover: boolean;
  readonly single_harvest: boolean;
  readonly medicinal_properties: boolean;
  readonly ornamental_foliage: boolean;
  readonly fragrant_flowers: boolean;
  readonly edible_flowers: boolean;
  readonly good_companion_plant: boolean;
}

/** A plant record as it stands in `data/plants.json`; field names are those of the data API. */
export interface PlantFact {
  readonly id: string;
  readonly plant_name: string;
  readonly scientific_name: string;
  readonly plant_type: 'vegetable' | 'house plant' | 'leafy green' | 'herb' | 'fruit' | 'flower' | 'root';
  readonly crop_type: string;
  readonly lifecycle: 'annual' | 'biennial' | 'perennial';
  readonly tags: readonly string[];
  readonly short_description: string;
  readonly long_description: string;
  readonly days_to_maturity: number;
  /** Cells of one square foot across the footprint. */
  readonly planting_width: number;
  /** Cells of one square foot down the footprint. */
  readonly planting_height: number;
  /** Inches. */
  readonly mature_height: number;
  /** Inches. */
  readonly mature_width: number;
  readonly plant_size: 'small' | 'medium' | 'large';
  readonly sunlight: 'Full Sun' | 'Partial Sun' | 'Partial Shade' | 'Full Shade';
  readonly soil_type: readonly string[];
  readonly soil_ph: string;
  readonly water_needs: 'Xeric' | 'Mesic' | 'Hydric';
  /** Waterings a week. */
  readonly water_frequency: number;
  /** Inches. */
  readonly water_per_application: number;
  readonly watering_schedule: string;
  readonly drought_tolerance: Rating;
  readonly shade_tolerance: Rating;
  readonly humidity_tolerance: Rating;
  readonly heat_tolerance: Rating;
  readonly frost_tolerance: Rating;
  readonly canopy_density: 'Open' | 'Moderate' | 'Dense';
  readonly growth_speed: Rating;
  readonly hardiness_zones: readonly string[];
  readonly hardiness_range: string;
  /** Degrees Fahrenheit. */
  readonly temperature_min: number;
  /** Degrees Fahrenheit. */
  readonly temperature_max: number;
  readonly planting_season: readonly Season[];
  readonly start_indoors: string;
  readonly transplant_time: string;
  readonly storage_life: 'low' | 'moderate' | 'high';
  readonly growth_stages: readonly GrowthStageFact[];
  /** Ids of plants. */
  readonly companion_plants: readonly string[];
  /** Ids of plants. */
  readonly avoid_plants: readonly string[];
  readonly flags: PlantFlags;
  readonly appearance: AppearanceFact;
}
