import { z } from 'zod';

/** A span of figures, the lower first; of weeks, which may be negative. */
const range = z.tuple([z.number(), z.number()]);
const endsWith = { ends: z.literal('first-frost').optional() };

/** When and how one kind is grown: whole weeks and days, °C, pounds, years; null where there is none or none is known. */
export const seasonFact = z.object({
  /** Id of the plant. */
  id: z.string(),
  /** The best for a home gardener first. */
  starts: z.array(
    z.enum([
      'direct-sow',
      'sow-indoors',
      'set',
      'clove',
      'tuber',
      'crown',
      'slip',
      'cutting',
      'bare-root',
      'potted',
      'division',
      'runner',
    ]),
  ),
  /** What days to maturity count from. */
  maturity_from: z.enum(['sowing', 'planting-out']),
  /** Weeks of age at setting out. */
  indoor_weeks: range.nullable(),
  plant_out_is: z.enum(['sowing', 'setting-out']).nullable(),
  /** Weeks round the day on which half of all years have had their last frost. */
  direct_sow: z.object({ after_last_frost: range }).nullable(),
  set_out: z.object({ after_last_frost: range }).nullable(),
  /** A second season; weeks before half of all years have had their first frost. */
  autumn: z
    .object({
      before_first_frost: range,
      is: z.enum(['sowing', 'setting-out']),
      overwinters: z.boolean(),
    })
    .nullable(),
  min_soil_c: z.number().nullable(),
  ideal_soil_c: range.nullable(),
  germination_days: range.nullable(),
  frost: z.enum(['tender', 'half-hardy', 'hardy', 'very-hardy']),
  kill_c: z.number(),
  top_kill_c: z.number().nullable(),
  protect_below_c: z.number().nullable(),
  protect_when: z.enum(['in-growth', 'blossom', 'new-shoots']).nullable(),
  /** From the first picking to the last of one planting; of bloom for annual flowers. */
  harvest_days: range.nullable(),
  harvest_season: z
    .union([
      z.object({ after_last_frost: range, ...endsWith }),
      z.object({ before_first_frost: range, ...endsWith }),
    ])
    .nullable(),
  years_to_first_harvest: z.number(),
  /** Days from one sowing of a succession to the next. */
  succession_days: z.number().nullable(),
  heat_limit_c: z.number().nullable(),
  leaves: z.enum(['after-harvest', 'killed-by-frost', 'stays', 'biennial']),
  feeder: z.enum(['heavy', 'medium', 'light', 'fixes-nitrogen']),
  /** Hours of direct sun a day: what will do, and what is ideal. */
  sun_hours: range,
  support: z.enum(['stake', 'cage', 'trellis']).nullable(),
  spreads: z.enum(['self-sows', 'runners']).nullable(),
  yield_lb_per_sqft: range.nullable(),
  yield_note: z.string().nullable(),
  seed_years: z.number().nullable(),
  /** Keys of the list of sources. */
  sources: z.array(z.string()),
});
export type SeasonFact = z.infer<typeof seasonFact>;
