import type { SeasonDay } from '../calendar/season-day';
import type { CropFacts } from '../facts/crop-facts';
import type { NoWindow, WindowCause } from '../reasons/cause';
import { type Ground, meanOn } from './ground';
import { openingOf } from './opening';
import { ripeInSpring, ripeningOf, type Start } from './ripening';
import { runsOf } from './runs';
import type { Way } from './way';

/** Where no frost begins winter, it begins these days before its depth. */
const WINTER_DAYS = 45;
/** A count of days as long as this includes the winter's rest. */
const RESTING_DAYS = 150;
/** The mean of the coldest day, °C, above which bulbs do not get the cold that they need: of crops, and of flowers. */
const COLD_NEEDED = { annual: 15.5, perennial: 12 } as const;
const TWO_WEEKS = 14;
/** Snow, where winters have it, keeps so much of the coldest night off what is hardy to at least the second, °C. */
const SNOW = { keepsOff: 2, from: -10 } as const;
/** A planting of fall that is nearer to the spring's than this is one of its sowings. */
const AFTER_SPRING = 45;
/** What ripens only when it is started so many weeks before the catalog's weeks is a crop of spring. */
const LEAST_WEEKS = 4;

/** The day round which the catalog's weeks of fall count. */
const fallAnchor = ({ frost, midwinter }: Ground): SeasonDay =>
  frost ? frost.first.p50 : midwinter + 365 - WINTER_DAYS;

const startOf = (crop: CropFacts, is: 'sowing' | 'setting-out'): Start =>
  is === 'sowing' ? 'sow' : crop.season.indoor_weeks ? 'sow-indoors' : 'plant-out';

const weeksOf = (crop: CropFacts, start: Start) =>
  start === 'sow-indoors' ? crop.season.indoor_weeks : null;

/** It rests in the ground through winter, where snow, mulch and depth keep it from what frost does to leaves. */
export const restsThroughWinter = ({ season, lifecycle, daysToMaturity }: CropFacts): boolean =>
  season.autumn?.overwinters === true &&
  (season.starts.some((start) => start === 'clove' || start === 'set') ||
    (lifecycle === 'annual' && daysToMaturity >= RESTING_DAYS));

/** Whether a winter is survived in the open: resting bulbs are judged by cold they need, the rest by what kills them. */
export const survivesWinter = (crop: CropFacts, { weather }: Ground): boolean =>
  restsThroughWinter(crop) ||
  !weather ||
  weather.coldestNight >= crop.season.kill_c - (crop.season.kill_c <= SNOW.from ? SNOW.keepsOff : 0);

/** Planting in fall for the next year. */
export function overwinteringWay(crop: CropFacts, ground: Ground): Way | NoWindow | null {
  const { autumn, kill_c } = crop.season;
  if (!autumn?.overwinters || ground.style === 'indoors' || ground.style === 'hydroponic') return null;
  if (!survivesWinter(crop, ground))
    return {
      code: 'winter-kills',
      celsius: kill_c,
      coldest: Math.round(ground.weather?.coldestNight ?? kill_c),
    };
  const isAnnual = crop.lifecycle === 'annual';
  if (!ground.frost && !restsThroughWinter(crop)) return null;
  const needed = isAnnual ? COLD_NEEDED.annual : COLD_NEEDED.perennial;
  if (restsThroughWinter(crop) && (coldestMean(ground) ?? needed) > needed)
    return { code: 'winter-too-warm', celsius: needed };
  if (isAnnual && restsThroughWinter(crop) && ripeInSpring(crop, ground) === null)
    return { code: 'summer-too-cool' };
  const start = startOf(crop, autumn.is);
  const [earliest, latest] = autumn.before_first_frost;
  const anchor = fallAnchor(ground);
  return {
    start,
    season: 'fall',
    indoorWeeks: weeksOf(crop, start),
    from: anchor - earliest * 7,
    to: anchor - latest * 7,
    last: null,
    overwinters: true,
    why: {
      from: [
        ground.frost ? countedBack(earliest) : { code: 'before-winter', weeks: earliest + WINTER_DAYS / 7 },
      ],
      to: [ground.frost ? countedBack(latest) : { code: 'before-winter', weeks: latest + WINTER_DAYS / 7 }],
    },
  };
}

const countedBack = (weeks: number): WindowCause => ({ code: 'before-first-frost', weeks });

const coldestMean = (ground: Ground): number | null => meanOn(ground, ground.midwinter);

/**
 * A second planting that is gathered before winter: the weeks of the catalog where the crop still ripens in them; else
 * the last two weeks in which it does, since light and warmth may end long before frost.
 */
export function secondWay(crop: CropFacts, ground: Ground, spring: Way | null): Way | null {
  const { autumn } = crop.season;
  if (!autumn || !ground.frost || restsThroughWinter(crop)) return null;
  const start = startOf(crop, autumn.is);
  const opening = openingOf(crop, ground, [-8, 0], start === 'sow');
  if ('code' in opening) return null;
  const run = runsOf(crop, ground, opening, ripeningOf(crop, ground, start)).at(-1);
  if (!run) return null;
  const first = ground.frost.first.p50;
  const [earliest, latest] = autumn.before_first_frost;
  const isEarlier = run.to < first - latest * 7;
  const to = isEarlier ? run.to : first - latest * 7;
  const from = Math.max(run.from, Math.min(first - earliest * 7, to - TWO_WEEKS));
  if (from > to || run.to < first - (earliest + LEAST_WEEKS) * 7) return null;
  if (spring && from < spring.from + AFTER_SPRING && spring.start === start) return null;
  return {
    start,
    season: 'fall',
    indoorWeeks: weeksOf(crop, start),
    from,
    to,
    last: run.to,
    overwinters: false,
    why: {
      from: from === run.from ? run.why.from : from === to - TWO_WEEKS ? run.why.to : [countedBack(earliest)],
      to: isEarlier ? run.why.to : [countedBack(latest)],
    },
  };
}
