import type { Day } from '../calendar/day';
import { seasonDayOf } from '../calendar/season-day';
import type { Almanac, CropModel } from '../plan/almanac';
import type { GardenStyle } from '../windows/ground';
import type { Start } from '../windows/ripening';
import { openWay } from '../windows/open-way';

/** A sowing in place or a setting out that is still in time. */
export interface Chance {
  readonly plantId: string;
  readonly start: Start;
  /** The first good day. */
  readonly from: Day;
  /** The last day on which it still ripens; null where nothing ends it. */
  readonly last: Day | null;
  /** When it is ripe or in bloom, started on the first day. */
  readonly ripe: Day;
  /** When its square is free again, started on the first day. */
  readonly free: Day;
}

/**
 * What could stand in a square that is free from one day until another: 'free from July 3: bush bean, radish'. The kinds
 * that are annual, in the order of their harvests.
 * @param season the year in which the season begins
 * @param until null when nothing follows
 */
export function chancesFrom(
  almanac: Almanac,
  plantIds: readonly string[],
  { season, style, from, until }: { season: number; style: GardenStyle; from: Day; until: Day | null },
): Chance[] {
  return plantIds
    .map((plantId) => chanceOf(plantId, almanac.modelOf(plantId, style), season, from))
    .filter((chance) => chance !== null)
    .filter(({ free }) => until === null || free <= until)
    .toSorted((a, b) => a.ripe - b.ripe || (a.plantId < b.plantId ? -1 : 1));
}

function chanceOf(plantId: string, model: CropModel, season: number, from: Day): Chance | null {
  if (model.crop.lifecycle !== 'annual') return null;
  const first = model.firstWay(null);
  if (!first || first.overwinters) return null;
  const way = openWay(model, seasonDayOf(season, model.ground.hemisphere, from));
  if (!way) return null;
  const { window, last, killed } = model.dated(way, season);
  const day = Math.max(from, window.from);
  const days = model.ripening(way.start)(day - model.seasonStart(season));
  if (!Number.isFinite(days)) return null;
  const end = Math.min(
    day + days + model.pickingDays,
    Math.max(killed ?? Number.POSITIVE_INFINITY, day + days),
  );
  return { plantId, start: way.start, from: day, last, ripe: day + days, free: end + 1 };
}

/**
 * The days of a succession: every so many days, as often as asked, until the last day on which it still ripens. Fewer when
 * the season has no more; none when the first is too late.
 */
export function sowingDays(
  model: CropModel,
  { season, first, every, times }: { season: number; first: Day; every: number; times: number },
): Day[] {
  const { hemisphere } = model.ground;
  const days = Array.from({ length: times }, (_, index) => first + index * every);
  return days.filter((day) => {
    const at = seasonDayOf(season, hemisphere, day);
    return model.windows.ways.some(({ from, to, last }) => from <= at && at <= (last ?? to));
  });
}
