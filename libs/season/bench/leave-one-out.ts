import { nearest } from '../src/place/great-circle';
import type { PlaceRecords } from '../src/place/place-records';
import type { StationRecords } from '../src/place/station-records';
import { usClimate } from '../src/place/us-climate';
import { worldClimate } from '../src/place/world-climate';
import { daysApart } from '../src/place/year-days';

/** Absolute errors of the days at 50%, in days. */
export interface Errors {
  readonly last: number[];
  readonly first: number[];
}

/** A station's own days, asked of the stations around it. */
export function usErrors({ frost, temperatures }: StationRecords): Errors {
  const errors: Errors = { last: [], first: [] };
  for (const station of frost) {
    const near = nearest(frost, station, 12).map(({ item }) => item);
    const others = near.filter((other) => other !== station);
    const { lastFrost, firstFrost } = usClimate(station, { frost: others, temperatures });
    if (!lastFrost || !firstFrost) continue;
    errors.last.push(Math.abs(daysApart(station.lastFrost, lastFrost.p50)));
    errors.first.push(Math.abs(daysApart(station.firstFrost, firstFrost.p50)));
  }
  return errors;
}

/** A listed place's own days, asked of the places around it. */
export function worldErrors({ towns, ...records }: PlaceRecords): Errors {
  const errors: Errors = { last: [], first: [] };
  for (const town of towns) {
    if (!town.record?.last_frost || !town.record.first_frost) continue;
    const others = { ...records, towns: towns.filter((other) => other !== town) };
    const { lastFrost, firstFrost } = worldClimate(town, others);
    if (!lastFrost || !firstFrost) continue;
    errors.last.push(Math.abs(daysApart(town.record.last_frost.p50, lastFrost.p50)));
    errors.first.push(Math.abs(daysApart(town.record.first_frost.p50, firstFrost.p50)));
  }
  return errors;
}

export const share = (values: readonly number[], part: number): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length * part)] ?? Number.NaN;
