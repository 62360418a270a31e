/** A span of figures, the lower first. */
export type Range = readonly [number, number];

export type StartWay =
  | 'direct-sow'
  | 'sow-indoors'
  | 'set'
  | 'clove'
  | 'tuber'
  | 'crown'
  | 'slip'
  | 'cutting'
  | 'bare-root'
  | 'potted'
  | 'division'
  | 'runner';

/** Weeks round the day on which half of all years have had their last frost; negative is before it. */
interface SpringWeeks {
  readonly after_last_frost: Range;
}

/** A second season: weeks before the day by which half of all years have had their first frost; negative is after it. */
interface AutumnWeeks {
  /** The earlier is the larger. */
  readonly before_first_frost: Range;
  readonly is: 'sowing' | 'setting-out';
  readonly overwinters: boolean;
}

/** When a perennial is picked in a bearing year, in weeks round one of the frosts. */
export type HarvestWeeks =
  | {
      readonly after_last_frost: Range;
      readonly before_first_frost?: undefined;
      readonly ends?: 'first-frost';
    }
  | {
      readonly before_first_frost: Range;
      readonly after_last_frost?: undefined;
      readonly ends?: 'first-frost';
    };

/** When and how one kind is grown; weeks are whole weeks, temperatures °C, null where there is none or none is known. */
export interface SeasonFact {
  /** Id of the plant. */
  readonly id: string;
  /** The best for a home gardener first. */
  readonly starts: readonly StartWay[];
  /** What days to maturity count from. */
  readonly maturity_from: 'sowing' | 'planting-out';
  /** Age at setting out. */
  readonly indoor_weeks: Range | null;
  readonly plant_out_is: 'sowing' | 'setting-out' | null;
  readonly direct_sow: SpringWeeks | null;
  readonly set_out: SpringWeeks | null;
  readonly autumn: AutumnWeeks | null;
  /** Of the soil in the morning, for the first step in the garden. */
  readonly min_soil_c: number | null;
  readonly ideal_soil_c: Range | null;
  readonly germination_days: Range | null;
  readonly frost: 'tender' | 'half-hardy' | 'hardy' | 'very-hardy';
  readonly kill_c: number;
  readonly top_kill_c: number | null;
  readonly protect_below_c: number | null;
  readonly protect_when: 'in-growth' | 'blossom' | 'new-shoots' | null;
  /** From the first picking to the last of one planting; of bloom for annual flowers. */
  readonly harvest_days: Range | null;
  readonly harvest_season: HarvestWeeks | null;
  readonly years_to_first_harvest: number;
  readonly succession_days: number | null;
  readonly heat_limit_c: number | null;
  readonly leaves: 'after-harvest' | 'killed-by-frost' | 'stays' | 'biennial';
  readonly feeder: 'heavy' | 'medium' | 'light' | 'fixes-nitrogen';
  /** Hours of direct sun a day: what will do, and what is ideal. */
  readonly sun_hours: Range;
  readonly support: 'stake' | 'cage' | 'trellis' | null;
  readonly spreads: 'self-sows' | 'runners' | null;
  readonly yield_lb_per_sqft: Range | null;
  readonly yield_note: string | null;
  readonly seed_years: number | null;
  /** Keys of the list of sources. */
  readonly sources: readonly string[];
}
