import type { PlantDetails } from './plant-details';

/** What of a plant a variety may have otherwise, named as in the plant table. */
export type Overridable = Pick<
  PlantDetails,
  | 'days_to_maturity'
  | 'days_to_maturity_min'
  | 'days_to_maturity_max'
  | 'planting_width'
  | 'planting_height'
  | 'plants_per_square_foot'
  | 'mature_height'
  | 'mature_width'
  | 'hardiness_range'
  | 'scientific_name'
  | 'lifecycle'
> & {
  readonly heat_tolerance: string;
  readonly frost_tolerance: string;
  readonly drought_tolerance: string;
  readonly shade_tolerance: string;
  readonly storage_life: string;
  readonly container_friendly: boolean;
  readonly is_climbing_or_vining_plant: boolean;
  readonly continuously_harvestable: boolean;
  readonly single_harvest: boolean;
  readonly edible_flowers: boolean;
  readonly good_for_preserving: boolean;
  readonly ornamental_foliage: boolean;
};

/** A variety as its plant's page and the selector show it; a record of the catalog can be handed in whole. */
export interface VarietyDetails {
  readonly id: string;
  readonly name: string;
  readonly also: readonly string[];
  readonly origin_note: string;
  readonly overrides: { readonly [Field in keyof Overridable]?: Overridable[Field] | undefined };
  readonly habit: string | null;
  readonly resistances: readonly string[];
  readonly season_note: string | null;
  readonly short_description: string;
  /** In words. */
  readonly sources: readonly string[];
}
