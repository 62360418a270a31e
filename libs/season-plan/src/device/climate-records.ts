import { fetchPlaceFiles, fetchStationFiles } from '@planted/climate-data/browser';
import {
  type Climate,
  climateAt,
  climateOfOwnDates,
  needsStations,
  type Place,
  type PlaceRecords,
  readPlaceRecords,
  readStationRecords,
} from '@planted/season';
import type { DevicePlace } from './device-place';

/** Read once; what failed is fetched again when it is asked for again. */
function once<T>(load: () => Promise<T>): () => Promise<T> {
  let loading: Promise<T> | undefined;
  return () => {
    loading ??= load().catch((cause: unknown) => {
      loading = undefined;
      throw cause;
    });
    return loading;
  };
}

/** The listed places, for the search. @throws where they do not arrive */
export const loadPlaces: () => Promise<PlaceRecords> = once(async () => {
  const { us, world } = await fetchPlaceFiles();
  return readPlaceRecords(us, world);
});

const loadStations = once(async () => {
  const { frost, temperatures } = await fetchStationFiles();
  return readStationRecords(frost, temperatures);
});

/** The climate at a place; the stations are fetched for places in the USA only. @throws where files do not arrive */
export async function loadClimate(place: Place): Promise<Climate> {
  const places = await loadPlaces();
  const stations = needsStations(place, places) ? await loadStations() : null;
  return climateAt(place, { places, stations });
}

/** The climate that a guest's choice means, own dates first; null of neither. @throws where files do not arrive */
export async function climateOfChoice({ place, ownDates }: DevicePlace): Promise<Climate | null> {
  const base = place && (await loadClimate(place));
  if (!ownDates) return base;
  const own = climateOfOwnDates(ownDates, base);
  return own.ok ? own.climate : base;
}
