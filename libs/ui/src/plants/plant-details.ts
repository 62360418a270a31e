import type { PlantNeeds } from '@planted/garden-domain';

/**
 * What the detail popup reads of a plant (1 §3, 3 §3), named as in the plant table: a row can be handed in whole.
 * Planting sizes in feet, mature sizes in inches, temperatures in °F.
 */
export interface PlantDetails extends PlantNeeds {
  readonly id: string;
  readonly plant_name: string;
  readonly plant_image_url: string | null;
  readonly tags: readonly string[];
  readonly scientific_name: string | null;
  readonly plant_type: string;
  readonly crop_type: string;
  readonly lifecycle: string;
  readonly short_description: string | null;
  readonly long_description: string | null;
  readonly soil_ph: string;
  readonly hardiness_range: string;
  readonly days_to_maturity: number;
  readonly days_to_maturity_min: number | null;
  readonly days_to_maturity_max: number | null;
  readonly planting_season: readonly string[];
  readonly start_indoors: string | null;
  readonly transplant_time: string | null;
  readonly mature_height: number;
  readonly mature_width: number;
  readonly planting_width: number;
  readonly planting_height: number;
  readonly plants_per_square_foot: number | null;
  /** False means not confirmed, and is said that way. */
  readonly pet_safe_non_toxic: boolean;
  readonly amazon_purchase_link: string | null;
}

/** A companion, or a plant to keep away, by name. */
export interface RelatedPlant {
  readonly id: string;
  readonly name: string;
}
