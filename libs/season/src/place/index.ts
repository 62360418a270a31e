export { climateAt, type ClimateRecords, needsStations, type PlaceAsked } from './climate-at';
export type { UsFrostFile, UsPlacesFile, UsTemperaturesFile, WorldPlace } from './climate-files';
export { climateOfOwnDates, type OwnDates, type OwnDatesClimate, type OwnDatesProblem } from './own-dates';
export {
  isTenth,
  MAX_LATITUDE,
  MAX_LONGITUDE,
  type Place,
  type PlaceProblem,
  placeProblem,
  type Point,
  roundedPoint,
} from './place';
export { type PlaceRecords, readPlaceRecords, type Town } from './place-records';
export { readCoordinates } from './read-coordinates';
export { coordinatesText, type FoundPlace, MAX_FOUND_PLACES, searchPlaces } from './search-places';
export { readStationRecords, type StationRecords } from './station-records';
