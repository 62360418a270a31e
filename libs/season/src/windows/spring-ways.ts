import type { CropFacts } from '../facts/crop-facts';
import type { Range } from '../facts/season-fact';
import type { NoWindow } from '../reasons/cause';
import { survivesWinter } from './fall-ways';
import type { Ground } from './ground';
import { type Opening, openingOf } from './opening';
import { growingDays, type Ripening, ripeningOf, type Start } from './ripening';
import { type Run, runsOf } from './runs';
import type { Way } from './way';

const SHORTEST_SPAN = 14;

/** The ways to start a kind in spring that its facts have, with their weeks round the last frost. */
function startsOf({ season }: CropFacts): { start: Start; weeks: Range }[] {
  const starts: { start: Start; weeks: Range }[] = [];
  if (season.direct_sow) starts.push({ start: 'sow', weeks: season.direct_sow.after_last_frost });
  if (season.set_out) {
    const weeks = season.set_out.after_last_frost;
    if (season.indoor_weeks) starts.push({ start: 'sow-indoors', weeks });
    if (
      season.starts.some((start) => start !== 'direct-sow' && start !== 'sow-indoors') ||
      !season.indoor_weeks
    )
      starts.push({ start: 'plant-out', weeks });
  }
  return starts;
}

export function springWays(crop: CropFacts, ground: Ground): (Way | NoWindow)[] {
  return startsOf(crop).flatMap(({ start, weeks }) => {
    const opening = openingOf(crop, ground, weeks, start === 'sow');
    if ('code' in opening) return [opening];
    const base = { start, indoorWeeks: start === 'sow-indoors' ? crop.season.indoor_weeks : null };
    return crop.lifecycle === 'annual' || isGrownAsAnnual(crop, ground)
      ? annualWays(crop, ground, weeks, opening, base)
      : [{ ...base, ...lastingSpan(ground, weeks, opening) }];
  });
}

/** A tender perennial of a cold winter, which is harvested in its first season or not at all. */
export const isGrownAsAnnual = (crop: CropFacts, ground: Ground): boolean =>
  crop.lifecycle !== 'annual' && crop.season.years_to_first_harvest === 0 && !survivesWinter(crop, ground);

function annualWays(
  crop: CropFacts,
  ground: Ground,
  weeks: Range,
  opening: Opening,
  base: Pick<Way, 'start' | 'indoorWeeks'>,
): (Way | NoWindow)[] {
  const ripening = ripeningOf(crop, ground, base.start);
  const runs = runsOf(crop, ground, opening, ripening);
  if (runs.length === 0) return [tooShort(crop, base.start, ripening, opening)];
  const kept = ground.frost && crop.season.succession_days === null ? runs.slice(0, 1) : runs;
  const others = crop.season.autumn && ground.frost ? kept.slice(0, 1) : kept;
  return others.map((run, index) => ({
    ...base,
    ...asWay(crop, ground, weeks, opening, run),
    season: index === 0 ? ('spring' as const) : ('fall' as const),
  }));
}

const tooShort = (crop: CropFacts, start: Start, ripening: Ripening, { from }: Opening): NoWindow =>
  Number.isFinite(ripening(from))
    ? { code: 'season-too-short', days: Math.round(growingDays(crop, start)) }
    : { code: 'summer-too-cool' };

/** First plantings end some weeks after they begin; those in succession go on while they still ripen. */
function asWay(
  crop: CropFacts,
  { frost }: Ground,
  weeks: Range,
  { from }: Opening,
  run: Run,
): Omit<Way, 'start' | 'indoorWeeks'> {
  const span = Math.max(SHORTEST_SPAN, (weeks[1] - weeks[0]) * 7);
  const isEndless = crop.season.succession_days !== null || !frost;
  const to = isEndless ? run.to : Math.min(run.to, Math.max(from, run.from) + span);
  const last = run.to - run.from >= 364 ? null : run.to;
  const why = to === run.to ? run.why.to : run.why.from;
  return {
    season: 'spring',
    from: run.from,
    to,
    last,
    overwinters: false,
    why: { from: run.why.from, to: why },
  };
}

/** What stays for years is planted in spring, from when it may till some weeks later. */
function lastingSpan(
  ground: Ground,
  weeks: Range,
  { from, why, isWarm }: Opening,
): Omit<Way, 'start' | 'indoorWeeks'> {
  const base = { season: 'spring' as const, last: null, overwinters: false, why: { from: why, to: why } };
  if (ground.frost)
    return { ...base, from, to: Math.max(from + SHORTEST_SPAN, ground.frost.last.p50 + weeks[1] * 7) };
  let to = from;
  while (to < from + 364 && isWarm(to + 1)) to++;
  return { ...base, from, to: Math.max(to, from + SHORTEST_SPAN) };
}
