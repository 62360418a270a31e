import { calendarDay, type SeasonDay } from '../calendar/season-day';
import type { Day, DaySpan } from '../calendar/day';
import type { Climate } from '../climate/climate';
import { type CropFacts, isGrownForBloom, middleOf } from '../facts/crop-facts';
import { SeasonError } from '../season-error';
import { restsThroughWinter } from '../windows/fall-ways';
import { type GardenStyle, type Ground, groundOf } from '../windows/ground';
import { harvestSeasonOf } from '../windows/harvest-season';
import { ripeInSpring, type Ripening, ripeningOf, type Start } from '../windows/ripening';
import { lastRipeDay } from '../windows/runs';
import { isGrownAsAnnual } from '../windows/spring-ways';
import type { PlantWindows, Way } from '../windows/way';
import { wayFor, windowsOf } from '../windows/windows';

/** A way of a kind, on the days of one season. */
export interface DatedWay {
  readonly way: Way;
  readonly window: DaySpan;
  readonly indoors: DaySpan | null;
  readonly last: Day | null;
  /** The day on which frost ends it; null where none does. */
  readonly killed: Day | null;
  /** For what rests through winter: the day on which it is ripe. */
  readonly ripe: Day | null;
}

/** Everything about a kind in beds of one style at one place; worked out once. */
export interface CropModel {
  readonly crop: CropFacts;
  readonly ground: Ground;
  readonly windows: PlantWindows;
  /** It ends within its season or the next, and leaves its squares. */
  readonly isShortLived: boolean;
  readonly blooms: boolean;
  readonly pickingDays: number;
  /** The way that a planting takes when nothing keeps it from the first. */
  firstWay(start: Start | null): Way | null;
  seasonStart(season: number): Day;
  dated(way: Way, season: number): DatedWay;
  ripening(start: Start): Ripening;
  /** When a perennial is picked, or blooms, in a bearing season; null for what is picked when it is ripe. */
  harvestSeason(season: number): DaySpan | null;
}

/** The kinds of one place. Keep it as long as the place: it works each kind out once for each style of beds. */
export interface Almanac {
  readonly climate: Climate;
  /** @throws SeasonError for a plant that has no facts */
  modelOf(plantId: string, style: GardenStyle): CropModel;
  /** The first day of a season. */
  startOfSeason(season: number): Day;
}

/** @throws SeasonError naming what is wrong in the climate */
export function createAlmanac(climate: Climate, facts: ReadonlyMap<string, CropFacts>): Almanac {
  const grounds = remember((style: GardenStyle) => groundOf(climate, style));
  grounds('open');
  const styles = remember((style: GardenStyle) =>
    remember((plantId: string) => {
      const crop = facts.get(plantId);
      if (!crop) throw new SeasonError('unknown-plant', 'plantId', `no facts of '${plantId}'`);
      return modelOf(crop, grounds(style));
    }),
  );
  return {
    climate,
    modelOf: (plantId, style) => styles(style)(plantId),
    startOfSeason: (season) => calendarDay(season, climate.hemisphere, 0),
  };
}

const LONG_PICKING = 30;

function modelOf(crop: CropFacts, ground: Ground): CropModel {
  const isShortLived = crop.lifecycle === 'annual' || isGrownAsAnnual(crop, ground);
  const weeks = isShortLived && crop.lifecycle !== 'biennial' ? null : crop.season.harvest_season;
  const blooms = isGrownForBloom(crop);
  const span = weeks && harvestSeasonOf(weeks, ground, blooms);
  const at = (season: number, day: SeasonDay): Day => calendarDay(season, ground.hemisphere, day);
  const windows = windowsOf(crop, ground);
  const rested = restsThroughWinter(crop) ? ripeInSpring(crop, ground) : null;
  return {
    crop,
    ground,
    windows,
    isShortLived: isShortLived || crop.lifecycle === 'biennial',
    blooms,
    pickingDays: Math.round(crop.season.harvest_days ? middleOf(crop.season.harvest_days) : LONG_PICKING),
    firstWay: remember((start: Start | null) => wayFor(crop, windows, start, null)),
    seasonStart: remember((season: number) => at(season, 0)),
    ripening: remember((start: Start) => ripeningOf(crop, ground, start)),
    harvestSeason: remember((season: number) =>
      span ? { from: at(season, span.from), to: at(season, span.to) } : null,
    ),
    dated: twice((season: number, way: Way) => datedWay(crop, ground, way, season, rested)),
  };
}

function datedWay(
  crop: CropFacts,
  ground: Ground,
  way: Way,
  season: number,
  rested: SeasonDay | null,
): DatedWay {
  const at = (day: SeasonDay, later = 0): Day => calendarDay(season + later, ground.hemisphere, day);
  const killed = way.overwinters ? Number.POSITIVE_INFINITY : lastRipeDay(crop, ground);
  const weeks = way.indoorWeeks;
  return {
    way,
    window: { from: at(way.from), to: at(way.to) },
    indoors: weeks && { from: at(way.from) - weeks[1] * 7, to: at(way.to) - weeks[0] * 7 },
    last: way.last === null ? null : at(way.last),
    killed: Number.isFinite(killed) ? at(killed) : null,
    ripe: way.overwinters && crop.lifecycle === 'annual' && rested !== null ? at(rested, 1) : null,
  };
}

function remember<K, V>(make: (key: K) => V): (key: K) => V {
  const known = new Map<K, V>();
  return (key) => {
    const value = known.get(key);
    if (value !== undefined) return value;
    const made = make(key);
    known.set(key, made);
    return made;
  };
}

const twice = <V>(make: (season: number, way: Way) => V): ((way: Way, season: number) => V) => {
  const seasons = remember((season: number) => remember((way: Way) => make(season, way)));
  return (way, season) => seasons(season)(way);
};
