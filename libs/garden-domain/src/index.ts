export * from './beyond-fit';
export * from './calendar-day';
export * from './care';
export * from './contact-email';
export * from './density';
export * from './effective-day';
export * from './estimate';
export * from './event-amount';
export * from './fit';
export * from './garden-event-notes';
export * from './garden-name';
export * from './garden-style';
export * from './growing-conditions';
export * from './growth';
export * from './harvest';
export * from './interplanting';
export { betweenOthers } from './between-others';
export * from './layout';
export * from './matrix';
export * from './past';
export * from './placement';
export * from './plant-cards';
export {
  type PlantMatch,
  type PlantSearch,
  type SearchablePlant,
  searchPlants,
  slipWords,
} from './plant-search/search-plants';
export * from './plot';
export * from './recurrence';
export { isOwnKindId, isVarietyId, kindIdOf, ownKindId } from './varieties/kind-id';
export { footprintOfSpacing, type SpacingFootprint } from './varieties/spacing-footprint';
export { withVarietyNames } from './varieties/variety-names';
export * from './wall-clock';
export * from './watering-reminder';
