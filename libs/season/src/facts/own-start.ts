import { middleOf, type Range, type SeasonFact, type StartWay } from './season-fact';

/** How a gardener starts a kind of their own. */
export type OwnStartWay = 'direct-sow' | 'sow-indoors' | 'set-out';

/** What a gardener said of how their own kind is grown; what is left out is as of its plant. */
export interface OwnStart {
  readonly start?: OwnStartWay | undefined;
  /** Weeks between sowing indoors and setting out. */
  readonly indoor_weeks?: number | undefined;
  readonly frost?: SeasonFact['frost'] | undefined;
  /** It is picked in the year in which it is sown, whatever its plant does. */
  readonly isOfOneYear: boolean;
  /** Its days to harvest are the gardener's. */
  readonly hasOwnDays: boolean;
}

interface FrostClass {
  readonly weeks: Range;
  readonly kill_c: number;
  readonly protect_below_c: number | null;
  readonly min_soil_c: number;
}

/**
 * What holds of a kind of which nothing but its frost class is known: the medians of the catalog's kinds of that class,
 * the soil's of those that are picked in their first year.
 */
export const FROST_CLASSES: Readonly<Record<SeasonFact['frost'], FrostClass>> = {
  tender: { weeks: [2, 5], kill_c: 0, protect_below_c: 5, min_soil_c: 16 },
  'half-hardy': { weeks: [-2, 3], kill_c: -4, protect_below_c: 0, min_soil_c: 7 },
  hardy: { weeks: [-4, 2], kill_c: -6, protect_below_c: -4, min_soil_c: 5 },
  'very-hardy': { weeks: [-3, 2], kill_c: -34, protect_below_c: null, min_soil_c: 5 },
};
/** Weeks indoors where neither the gardener nor the plant says any: the median of the catalog. */
export const INDOOR_WEEKS: Range = [6, 8];

/** The facts with another frost class, whose weeks and temperatures come with it; fall's do not hold any more. */
function hardened(fact: SeasonFact, frost: SeasonFact['frost']): SeasonFact {
  if (frost === fact.frost) return fact;
  const { weeks, ...temperatures } = FROST_CLASSES[frost];
  const round = { after_last_frost: weeks };
  return {
    ...fact,
    ...temperatures,
    ...{ frost, top_kill_c: null, autumn: null },
    protect_when: temperatures.protect_below_c === null ? null : 'in-growth',
    direct_sow: fact.direct_sow && round,
    set_out: fact.set_out && round,
  };
}

/** Its weeks of fall where it comes into the ground older or younger than the catalog has it. */
function autumnOf({ autumn, indoor_weeks }: SeasonFact, is: 'sowing' | 'setting-out'): SeasonFact['autumn'] {
  if (!autumn || autumn.is === is) return autumn;
  const age = Math.round(middleOf(indoor_weeks ?? INDOOR_WEEKS)) * (is === 'sowing' ? 1 : -1);
  const [earliest, latest] = autumn.before_first_frost;
  return { ...autumn, is, before_first_frost: [earliest + age, latest + age] };
}

const SEED: readonly StartWay[] = ['direct-sow', 'sow-indoors'];

/** What is not sown is set out as its plant is: a clove, a tuber, else a young plant in its pot. */
function waysOf({ starts }: SeasonFact, start: OwnStartWay): readonly StartWay[] {
  if (start !== 'set-out') return [start];
  const planted = starts.filter((way) => !SEED.includes(way));
  return planted.length > 0 ? planted : ['potted'];
}

/** The facts of what is started in one way alone. */
function startedBy(fact: SeasonFact, start: OwnStartWay, said: OwnStart): SeasonFact {
  const isSown = start === 'direct-sow';
  const weeks = (isSown ? fact.direct_sow : fact.set_out) ??
    fact.set_out ??
    fact.direct_sow ?? { after_last_frost: FROST_CLASSES[fact.frost].weeks };
  const { indoor_weeks: own } = said;
  const indoors: Range = own === undefined ? (fact.indoor_weeks ?? INDOOR_WEEKS) : [own, own];
  const base = { ...fact, indoor_weeks: start === 'sow-indoors' ? indoors : fact.indoor_weeks };
  const counted = isSown ? 'sowing' : start === 'set-out' ? 'planting-out' : fact.maturity_from;
  return {
    ...fact,
    starts: waysOf(fact, start),
    direct_sow: isSown ? weeks : null,
    set_out: isSown ? null : weeks,
    indoor_weeks: start === 'sow-indoors' ? indoors : null,
    plant_out_is: isSown ? 'sowing' : 'setting-out',
    // A gardener's own days count from what they do in the garden; those of the plant as the catalog counts them.
    maturity_from: said.hasOwnDays ? counted : fact.maturity_from,
    autumn: autumnOf(base, isSown ? 'sowing' : 'setting-out'),
  };
}

const ofOneYear = (fact: SeasonFact): SeasonFact => ({
  ...fact,
  ...{
    harvest_season: null,
    years_to_first_harvest: 0,
    autumn: fact.autumn?.overwinters ? null : fact.autumn,
  },
});

/** How a gardener's own kind is grown: as they said, else as its plant. */
export function ownSeasonFact(fact: SeasonFact, said: OwnStart): SeasonFact {
  const start =
    said.start ??
    // Weeks indoors of what the catalog never sows indoors say how it is started.
    (said.indoor_weeks !== undefined && !(fact.indoor_weeks && fact.set_out) ? 'sow-indoors' : undefined);
  const hardy = said.frost ? hardened(fact, said.frost) : fact;
  if (!start) {
    const weeks = said.indoor_weeks;
    return weeks === undefined ? hardy : { ...hardy, indoor_weeks: [weeks, weeks] };
  }
  const started = startedBy(hardy, start, said);
  return said.isOfOneYear ? ofOneYear(started) : started;
}
