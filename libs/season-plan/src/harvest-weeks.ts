import { type Day, type DaySpan, spanOfSeason, type Step } from '@planted/season';
import type { GardenPlan } from './garden-plan';

/** Weeks with something to harvest. */
export interface HarvestWeeks {
  readonly season: DaySpan;
  /** In their order: 0 is the week that begins with the season. */
  readonly weeks: readonly number[];
}

const WEEK = 7;

/**
 * The weeks of a season in which something is to be harvested, or was; a bloom is no harvest. What bears year after year
 * does so in later seasons than the one that it is planned for, too.
 * @param season the year in which it begins
 */
export function harvestWeeks({ plantings, planned, almanac }: GardenPlan, season: number): HarvestWeeks {
  const span = spanOfSeason(season, almanac.climate.hemisphere);
  const weeks = new Set<number>();
  const add = (from: Day, to: Day) => {
    for (let day = Math.max(span.from, from); day <= Math.min(span.to, to); day += 1)
      weeks.add(Math.floor((day - span.from) / WEEK));
  };
  for (const [at, { steps, stands }] of planned.entries()) {
    const facts = plantings[at];
    const first = dayOf(steps, 'first-harvest');
    if (!facts || first === undefined) continue;
    const last = dayOf(steps, 'last-harvest') ?? first;
    add(first, last);
    const { isShortLived, harvestSeason } = almanac.modelOf(facts.plantId, facts.style);
    const isThereThen = stands !== null && (stands.until === null || stands.until > span.to);
    const later = isThereThen && !isShortLived ? harvestSeason(season) : null;
    if (later && later.from > last) add(later.from, later.to);
  }
  return { season: span, weeks: [...weeks].toSorted((a, b) => a - b) };
}

const dayOf = (steps: readonly Step[], kind: Step['kind']) => steps.find((step) => step.kind === kind)?.day;
