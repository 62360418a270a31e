import type { Day } from '../calendar/day';
import { seasonDayOf } from '../calendar/season-day';
import type { Almanac } from '../plan/almanac';
import type { GardenStyle } from '../windows/ground';
import { openWay } from '../windows/open-way';
import type { Start } from '../windows/ripening';

/** A start of a kind whose harvest is none of the season's: it stands over the winter, or for years. */
export interface NextStart {
  readonly start: Start;
  /** The first good day. */
  readonly from: Day;
  /** The last good day; null where nothing ends it. */
  readonly last: Day | null;
  /** Started in fall for the next year, such as garlic. */
  readonly overwinters: boolean;
}

/**
 * When a biennial, a perennial, or what is planted in fall is started in a season; null where it cannot be anymore, or not
 * at this place. For what is grown within a season ask `chancesFrom`: it says whether that still ripens.
 * @param season the year in which the season begins
 */
export function nextStart(
  almanac: Almanac,
  plantId: string,
  { season, style, from }: { readonly season: number; readonly style: GardenStyle; readonly from: Day },
): NextStart | null {
  const model = almanac.modelOf(plantId, style);
  const first = model.firstWay(null);
  const isOfSeason = model.crop.lifecycle === 'annual' && !first?.overwinters;
  if (!first || isOfSeason) return null;
  const way = first.overwinters ? first : openWay(model, seasonDayOf(season, model.ground.hemisphere, from));
  if (!way) return null;
  const { window, last } = model.dated(way, season);
  if (way.overwinters && window.to < from) return null;
  return {
    start: way.start,
    from: Math.max(from, window.from),
    last: way.overwinters ? window.to : last,
    overwinters: way.overwinters,
  };
}
