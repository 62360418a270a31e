import type { Range, SeasonFact, StartWay } from './season-fact';

/** What a gardener said of how their own kind is grown; what is left out is as of its plant. */
export interface OwnStart {
  readonly start?: 'direct-sow' | 'sow-indoors' | 'set-out' | undefined;
  /** Weeks between sowing indoors and setting out. */
  readonly indoor_weeks?: number | undefined;
  readonly frost?: SeasonFact['frost'] | undefined;
  /** It is picked in the year in which it is sown, whatever its plant does. */
  readonly isOfOneYear: boolean;
  /** Its days to harvest are the gardener's. */
  readonly hasOwnDays: boolean;
}

/**
 * What holds of a kind of which nothing but its frost class is known: weeks round the last frost, °C that kill it, and of the
 * soil. The medians of the catalog's kinds of that class, the soil's of those that are picked in their first year.
 */
export const FROST_CLASSES: Readonly<
  Record<SeasonFact['frost'], readonly [weeks: Range, kill: number, soil: number]>
> = {
  tender: [[2, 5], 0, 16],
  'half-hardy': [[-2, 3], -4, 7],
  hardy: [[-4, 2], -6, 5],
  'very-hardy': [[-3, 2], -34, 5],
};
/** Weeks indoors where neither the gardener nor the plant says any: the median of the catalog. */
export const INDOOR_WEEKS: Range = [6, 8];

const isSeed = (way: StartWay): boolean => way === 'direct-sow' || way === 'sow-indoors';

/** The facts with another frost class; what the plant has of fall does not hold any more. */
function hardened(fact: SeasonFact, frost: SeasonFact['frost']): SeasonFact {
  const [weeks, kill_c, min_soil_c] = FROST_CLASSES[frost];
  const round = { after_last_frost: weeks };
  return {
    ...fact,
    frost,
    kill_c,
    min_soil_c,
    autumn: null,
    direct_sow: fact.direct_sow && round,
    set_out: fact.set_out && round,
  };
}

/** How a gardener's own kind is grown: as they said, else as its plant. */
export function ownSeasonFact(plant: SeasonFact, said: OwnStart): SeasonFact {
  const { frost, indoor_weeks: own, isOfOneYear } = said;
  const fact = frost && frost !== plant.frost ? hardened(plant, frost) : plant;
  const indoors: Range | null = own ? [own, own] : fact.indoor_weeks;
  const { direct_sow: sow, set_out: out, autumn } = fact;
  // Weeks indoors of what the catalog never sows indoors say how it is started.
  const start = said.start ?? (own && !(fact.indoor_weeks && out) ? 'sow-indoors' : undefined);
  if (!start) return { ...fact, indoor_weeks: indoors };
  const isSown = start === 'direct-sow';
  const isIndoors = start === 'sow-indoors';
  const weeks = (isSown ? (sow ?? out) : (out ?? sow)) ?? { after_last_frost: FROST_CLASSES[fact.frost][0] };
  const knowsFall = autumn?.is === (isSown ? 'sowing' : 'setting-out');
  return {
    ...fact,
    // What is set out is so as its plant is: a clove, a tuber, else a young plant in its pot.
    starts: start === 'set-out' ? [...fact.starts.filter((way) => !isSeed(way)), 'potted'] : [start],
    direct_sow: isSown ? weeks : null,
    set_out: isSown ? null : weeks,
    indoor_weeks: isIndoors ? (indoors ?? INDOOR_WEEKS) : null,
    // A gardener's own days count from what they do in the garden; those of the plant as the catalog counts them.
    ...(said.hasOwnDays && !isIndoors && { maturity_from: isSown ? 'sowing' : 'planting-out' }),
    autumn: knowsFall && !(isOfOneYear && autumn.overwinters) ? autumn : null,
    ...(isOfOneYear && { harvest_season: null, years_to_first_harvest: 0 }),
  };
}
