export { climateOfChoice, loadClimate, loadPlaces } from './climate-records';
export { devicePlace } from './device-place';
