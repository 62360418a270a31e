/** A span of weeks in the order of the calendar: `[4, 3]` before a frost, `[2, 4]` after it; `[2, -1]` from before to after. */
export type WeekSpan = readonly [number, number];

/** Distances and dates of one plant, as they stand in `data/spacing.json`. */
export interface SpacingFact {
  /** Id of the plant. */
  readonly id: string;
  readonly spacing_inches: number;
  /** Null where the footprint is more than one square foot. */
  readonly plants_per_square_foot: number | null;
  readonly days_to_maturity_min: number;
  readonly days_to_maturity_max: number;
  readonly sow_indoors_weeks_before_last_frost: WeekSpan | null;
  readonly plant_out_weeks_after_last_frost: WeekSpan | null;
  readonly last_sowing_weeks_before_first_frost: number | null;
  /** Null where the plant is set out rather than sown. */
  readonly sowing_depth_inches: number | null;
  readonly family: string;
  readonly rotation_group:
    | 'Allium'
    | 'Fruiting'
    | 'House Plant'
    | 'Leafy'
    | 'Legume'
    | 'Ornamental'
    | 'Perennial'
    | 'Root';
}
