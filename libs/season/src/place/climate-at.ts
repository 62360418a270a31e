import type { Climate } from '../climate/climate';
import { nearest } from './great-circle';
import { type Place, type Point, placeProblem, roundedPoint } from './place';
import type { PlaceRecords, Town } from './place-records';
import type { StationRecords } from './station-records';
import { usClimate } from './us-climate';
import { townClimate, worldClimate } from './world-climate';

/** What a look-up rests on: the stations are needed in the USA only, see `needsStations`. */
export interface ClimateRecords {
  readonly places: PlaceRecords;
  readonly stations: StationRecords | null;
}

export type PlaceAsked = Pick<Place, 'latitude' | 'longitude' | 'elevation' | 'town'>;

/**
 * The climate at a place: in the USA by its weather stations, elsewhere by the listed places near it; a listed town's is
 * its own record. Frost days are null where no record is near enough, as where frost is not yearly.
 * @throws RangeError that names latitude or longitude; TypeError in the USA without the stations
 */
export function climateAt(place: PlaceAsked, { places, stations }: ClimateRecords): Climate {
  const problem = placeProblem(place);
  if (problem) throw new RangeError(`${problem.field} ${problem.reason}`);
  const town = place.town === null ? undefined : places.byKey.get(place.town);
  const at = { ...(town ?? roundedPoint(place)), elevation: place.elevation ?? town?.elevation ?? null };
  const { latitude } = roundedPoint(at);
  return { latitude, hemisphere: latitude < 0 ? 'south' : 'north', ...found(at, town) };

  function found(point: Point & { readonly elevation: number | null }, listed: Town | undefined) {
    if (listed?.record) return townClimate({ ...listed, record: listed.record });
    if (!needsStations(place, places)) return worldClimate(point, places);
    if (!stations) throw new TypeError('a place in the USA needs its weather stations');
    return usClimate(point, stations);
  }
}

/** Whether the look-up of a place needs the US stations: its town, or the listed town nearest to it, is in the USA. */
export function needsStations(place: Omit<PlaceAsked, 'elevation'>, places: PlaceRecords): boolean {
  const listed = place.town === null ? undefined : places.byKey.get(place.town);
  return (listed ?? nearestTown(place, places))?.country === 'US';
}

/** The listed town nearest to a point; undefined where none is listed. */
export const nearestTown = (point: Point, { towns }: PlaceRecords): Town | undefined =>
  nearest(towns, point, 1)[0]?.item;
