import type { Climate } from '../climate/climate';
import { type FrostTimes, frostTimes } from '../climate/frost';
import { dayLengths, type Weather, weatherOf } from '../climate/weather';
import { type Hemisphere, type SeasonDay, yearIndex } from '../calendar/season-day';

/** What stands between a bed and the weather: nothing, glass or fleece, a house, or a house and a nutrient solution. */
export type GardenStyle = 'open' | 'cover' | 'indoors' | 'hydroponic';

/** How far glass or fleece puts off frost, in days, and what it adds to the air and the soil, in °C. */
export const COVER = { lastFrost: -21, firstFrost: 14, minimum: 2, maximum: 4 } as const;
const ROOM = { minimum: 17, maximum: 22 } as const;

/** The growing conditions of a bed: its climate, seen through its style. */
export interface Ground {
  readonly climate: Climate;
  readonly style: GardenStyle;
  readonly hemisphere: Hemisphere;
  /** Null where dates follow temperature instead of frost. */
  readonly frost: FrostTimes | null;
  /** Null where only frost dates are known. */
  readonly weather: Weather | null;
  /** Growth that the length of day allows by day of the year: 0 in the dark of winter, 1, up to 1.5 in the far north. */
  readonly light: Float64Array;
  /** The day of the season in the depth of winter. */
  readonly midwinter: SeasonDay;
}

const MIDWINTER = 15;
/** Growth stops where days are shorter than the first, and is full from the second on: hours. */
const GROWING_HOURS = [9, 11] as const;
/** Beyond these hours, each more adds such a share. */
const LONG_DAYS = { hours: 16, each: 0.07, most: 1.5 } as const;

/** @throws SeasonError naming what is wrong in the climate */
export function groundOf(climate: Climate, style: GardenStyle = 'open'): Ground {
  const { hemisphere } = climate;
  const times = frostTimes(climate);
  const weather = weatherOf(climate);
  if (style === 'indoors' || style === 'hydroponic')
    return { climate, style, hemisphere, frost: null, weather: room(), light: lit(), midwinter: MIDWINTER };
  const isCovered = style === 'cover';
  return {
    climate,
    style,
    hemisphere,
    frost: times && isCovered ? shifted(times) : times,
    weather: weather && isCovered ? warmer(weather) : weather,
    light: climate.latitude === null ? lit() : lightAt(climate.latitude),
    midwinter: MIDWINTER,
  };
}

const lit = (): Float64Array => new Float64Array(365).fill(1);

function lightAt(latitude: number): Float64Array {
  const [none, full] = GROWING_HOURS;
  const { hours: long, each, most } = LONG_DAYS;
  return dayLengths(latitude).map((hours) =>
    hours > long
      ? Math.min(most, 1 + (hours - long) * each)
      : Math.min(1, Math.max(0, (hours - none) / (full - none))),
  );
}

const room = (): Weather => ({
  minimum: new Float64Array(365).fill(ROOM.minimum),
  maximum: new Float64Array(365).fill(ROOM.maximum),
  soil: new Float64Array(365).fill((ROOM.minimum + ROOM.maximum) / 2),
  coldestNight: ROOM.minimum,
});

const shifted = ({ last, first }: FrostTimes): FrostTimes => {
  const { lastFrost, firstFrost } = COVER;
  return {
    last: { p90: last.p90 + lastFrost, p50: last.p50 + lastFrost, p10: last.p10 + lastFrost },
    first: { p90: first.p90 + firstFrost, p50: first.p50 + firstFrost, p10: first.p10 + firstFrost },
  };
};

const warmer = ({ minimum, maximum, soil, coldestNight }: Weather): Weather => ({
  minimum: minimum.map((value) => value + COVER.minimum),
  maximum: maximum.map((value) => value + COVER.maximum),
  soil: soil.map((value) => value + (COVER.minimum + COVER.maximum) / 2),
  coldestNight: coldestNight + COVER.minimum,
});

/** The figure of a day of the season out of one for each day of the year. */
export const on = (figures: Float64Array, { hemisphere }: Ground, day: SeasonDay): number =>
  figures[yearIndex(day, hemisphere)] ?? 0;

/** Mean of the air on a day, °C; null where it is not known. */
export const meanOn = (ground: Ground, day: SeasonDay): number | null =>
  ground.weather && (on(ground.weather.minimum, ground, day) + on(ground.weather.maximum, ground, day)) / 2;
