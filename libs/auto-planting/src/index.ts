export { AutoPlantingError } from './errors';
export * from './input';
export { type AutoPlantingOptions, DEFAULT_OPTIONS, OPTION_BOUNDS } from './options';
export type { CompanionRelation, Evidence, Relation, RelationList } from './relations';
export type { PlacementReason, ReasonTerm } from './reasons/placement-reason';
export type * from './result';
export { runAutoPlanting } from './run';
