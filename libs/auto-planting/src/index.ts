export { AutoPlantingError } from './errors';
export * from './input';
export type * from './result';
export { runAutoPlanting } from './run';
