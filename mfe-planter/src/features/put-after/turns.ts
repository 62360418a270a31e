import {
  type Almanac,
  chancesFrom,
  type CropModel,
  type Day,
  type GardenStyle,
  nameOfDay,
  seasonOf,
  sowingDays,
  warningSentence,
  type Words,
} from '@planted/season';

/** One sowing of a succession. */
export interface Turn {
  readonly day: Day;
  /** Why it cannot be on this day; null where it can. */
  readonly problem: string | null;
  /** One more after so many days would not ripen any more. */
  readonly isLast: boolean;
}

interface Asked {
  readonly first: Day;
  /** Days from one to the next. */
  readonly every: number;
  readonly times: number;
}

/** The sowings of a succession, each with why it cannot be where it cannot. */
export function turnsOf(model: CropModel, { first, every, times }: Asked, words: Words): Turn[] {
  const season = seasonOf(first, model.ground.hemisphere);
  // One more tells whether the last that was asked for is the last at all.
  const asked = Array.from({ length: times + 1 }, (_, index) => first + index * every);
  const good = new Set(sowingDays(model, { season, first, every, times: times + 1 }));
  return asked.slice(0, times).map((day, index) => ({
    day,
    problem: good.has(day) ? null : problemOf(model, season, day, words),
    isLast: good.has(day) && asked.slice(index + 1).every((later) => !good.has(later)),
  }));
}

function problemOf(model: CropModel, season: number, day: Day, words: Words): string {
  const windows = model.windows.ways
    .map((way) => model.dated(way, season))
    .map(({ window, last }) => ({ from: window.from, last: last ?? window.to }));
  const next = windows.filter(({ from }) => from > day).toSorted((a, b) => a.from - b.from)[0];
  if (next) return `Out of season: again from ${nameOfDay(next.from, words.year)}.`;
  const last = Math.max(...windows.map((one) => one.last));
  return Number.isFinite(last)
    ? warningSentence({ code: 'too-late-to-ripen', last }, words)
    : 'It has no season here.';
}

/**
 * The first good day for a kind that is sown anew each year, in this season or the next; undefined for one that stays for
 * years, or has no season at this place.
 */
export function firstGoodDay(
  almanac: Almanac,
  plantId: string,
  style: GardenStyle,
  today: Day,
): Day | undefined {
  const season = seasonOf(today, almanac.climate.hemisphere);
  return [season, season + 1]
    .flatMap((year) => chancesFrom(almanac, [plantId], { season: year, style, from: today, until: null }))
    .map(({ from }) => from)[0];
}
