export { compare, type CompareProgress } from './compare';
export { AutoPlantingError } from './errors';
export * from './input';
export type { Budget, OptimizeProgress, StoppedBy } from './optimize/budget';
export {
  betterOf,
  hasLost,
  isBetter,
  isUnbeatable,
  SEARCH_CHAINS,
  type SearchChain,
} from './optimize/chains';
export { optimize, type OptimizedResult, optimizeInSteps } from './optimize/optimize';
export { type AutoPlantingOptions, DEFAULT_OPTIONS, OPTION_BOUNDS } from './options';
export { acceptSome, type PlanChange, planChange } from './plan-change';
export type { PlacementReason, ReasonTerm } from './reasons/placement-reason';
export { createRandom } from './random';
export type { CompanionRelation, Evidence, Relation, RelationList } from './relations';
export type * from './result';
export { runAutoPlanting } from './run';
export type { TermName, WeighedTerm } from './terms/weighed-term';
export { upperBound, type UpperBound } from './upper-bound';
