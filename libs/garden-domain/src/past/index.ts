export { type DayByDay, dayByDay, type PastView } from './day-by-day';
export { foldPast } from './fold-past';
export * from './garden-past';
export { firstDayOf, pastBedOn, spansOn } from './past-on';
export { newGroundSince, type Remembered, squareMemory } from './square-memory';
