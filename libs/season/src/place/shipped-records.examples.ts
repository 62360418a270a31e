import { loadPlaceFiles, loadStationFiles } from '@planted/climate-data';
import type { ClimateRecords } from './climate-at';
import { readPlaceRecords } from './place-records';
import { readStationRecords } from './station-records';

/** What the product ships, for tests. */
export async function shippedRecords() {
  const [{ us, world }, { frost, temperatures }] = await Promise.all([loadPlaceFiles(), loadStationFiles()]);
  return {
    places: readPlaceRecords(us, world),
    stations: readStationRecords(frost, temperatures),
  } satisfies ClimateRecords;
}
