import type { SeasonDay } from '../calendar/season-day';
import type { CropFacts } from '../facts/crop-facts';
import type { WindowCause } from '../reasons/cause';
import { type Ground, on } from './ground';
import { isTender, type Opening, styleCause } from './opening';
import type { Ripening } from './ripening';

/** Days in a row on which a kind can be started and still ripens, with what begins and ends them. */
export interface Run {
  readonly from: SeasonDay;
  readonly to: SeasonDay;
  readonly why: { readonly from: readonly WindowCause[]; readonly to: readonly WindowCause[] };
}

/** How long after half of all years have had frost a crop is still picked in the open, in days. */
const PICKED_AFTER_FROST = { tender: 0, 'half-hardy': 10, hardy: 21, 'very-hardy': 42 } as const;
/** Several hot days in a row are hotter than the mean day; kinds from warm countries and roots bear it longer. */
const HEAT_MARGIN = { tender: 3, root: 6, hardy: 2 } as const;
/** Days of picking that a crop must have before it is too hot. */
const PICKING = 5;
/** The coolest months are those not warmer than the coolest day by so much, °C. */
const COOLEST = 2;
const SHORTEST_RUN = 4;
const FIRST_DAYS = 14;
const LATE = 30;
/** Share of full light under which the light ends a season, not frost: days of less than ten hours. */
const DARK = 0.5;

/** The last day on which an annual can be ripe; Infinity where no frost ends it. */
export const lastRipeDay = ({ season }: CropFacts, { frost }: Ground): SeasonDay =>
  frost ? frost.first.p50 + PICKED_AFTER_FROST[season.frost] : Number.POSITIVE_INFINITY;

/**
 * All runs of a season. Where there is no frost they may go over its end, and are whole; none begins after it. A kind for
 * which every month is too hot is grown in the coolest ones, and its causes say so.
 */
export function runsOf(crop: CropFacts, ground: Ground, opening: Opening, ripening: Ripening): Run[] {
  const limit = heatLimit(crop);
  const runs = withFirstDays(scan(crop, ground, opening, ripening, limit), crop, ground, opening, ripening);
  if (runs.length > 0 || limit === null || !ground.weather) return runs;
  const coolest = Math.min(...ground.weather.maximum) + COOLEST;
  return scan(crop, ground, opening, ripening, Math.max(coolest, limit)).map((run) => ({
    ...run,
    why: {
      from: [{ code: 'coolest-months', celsius: crop.season.heat_limit_c ?? limit }],
      to: [{ code: 'coolest-months', celsius: crop.season.heat_limit_c ?? limit }],
    },
  }));
}

/**
 * Where spring is so short that it is hot before the crop is ripe, the first two weeks of spring are still the best it has.
 */
function withFirstDays(
  runs: Run[],
  crop: CropFacts,
  ground: Ground,
  opening: Opening,
  ripening: Ripening,
): Run[] {
  const { from, why } = opening;
  const isLate = ground.frost !== null && (runs[0] === undefined || runs[0].from > from + LATE);
  if (!isLate || crop.season.heat_limit_c === null || from + ripening(from) > lastRipeDay(crop, ground))
    return runs;
  const to = from + FIRST_DAYS - 1;
  return [
    { from, to, why: { from: why, to: [{ code: 'before-heat', celsius: crop.season.heat_limit_c }] } },
    ...runs,
  ];
}

const heatLimit = (crop: CropFacts): number | null =>
  crop.season.heat_limit_c === null
    ? null
    : crop.season.heat_limit_c +
      HEAT_MARGIN[crop.type === 'root' ? 'root' : isTender(crop) ? 'tender' : 'hardy'];

function scan(
  crop: CropFacts,
  ground: Ground,
  opening: Opening,
  ripening: Ripening,
  limit: number | null,
): Run[] {
  const end = lastRipeDay(crop, ground);
  const isCool = (day: SeasonDay): boolean =>
    limit === null || !ground.weather || on(ground.weather.maximum, ground, day) <= limit;
  const ripensInTime = (day: SeasonDay): boolean => day + ripening(day) <= end;
  const isPicked = (day: SeasonDay): boolean => {
    const ripe = day + ripening(day);
    return isCool(ripe) && isCool(ripe + PICKING);
  };
  const { from, why, isWarm } = opening;
  const isOpen = (day: SeasonDay): boolean =>
    Number.isFinite(ripening(day)) && isWarm(day) && ripensInTime(day) && isPicked(day);

  const begin = ground.frost ? from : firstClosed(isOpen);
  const runs: Run[] = [];
  let start: SeasonDay | null = null;
  const stop = begin + 365;
  for (let day = begin; day <= stop; day++) {
    if (day < stop && isOpen(day)) {
      start ??= day;
      continue;
    }
    if (start !== null && day - start >= SHORTEST_RUN)
      runs.push({ from: start, to: day - 1, why: whyOf(start, day) });
    start = null;
  }
  return runs.map(withinSeason).toSorted((a, b) => a.from - b.from);

  function whyOf(first: SeasonDay, after: SeasonDay): Run['why'] {
    const heat: WindowCause = { code: 'after-heat', celsius: crop.season.heat_limit_c ?? 0 };
    const whole = styleCause(ground);
    if (after - first >= 365) return { from: whole, to: whole };
    const isFirst = ground.frost ? first === begin : !isWarm(first - 1);
    const isHot =
      isWarm(after) && Number.isFinite(ripening(after)) && ripensInTime(after) && !isPicked(after);
    const isDark = on(ground.light, ground, Math.min(after + ripening(after - 1), after + 365)) < DARK;
    return {
      from: isFirst ? why : isPicked(first - 1) ? why : [heat, ...whole],
      to: isHot
        ? [{ code: 'before-heat', celsius: crop.season.heat_limit_c ?? 0 }]
        : [isDark ? { code: 'light-ends' } : { code: 'still-ripens' }],
    };
  }
}

/** A day of the season before which a run cannot go on, so that none is cut in two; its start when all days are open. */
function firstClosed(isOpen: (day: SeasonDay) => boolean): SeasonDay {
  for (let day = 0; day < 365; day++) if (!isOpen(day)) return day;
  return 0;
}

const withinSeason = (run: Run): Run =>
  run.from >= 365 ? { ...run, from: run.from - 365, to: run.to - 365 } : run;
