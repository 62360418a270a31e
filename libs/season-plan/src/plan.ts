/** What plans without a screen: for servers, which have no React. */
export type { Known } from './garden-plan';
export { almanacsAt, cropsOf, knownOn, type PlannedGarden, type Places, plansOf } from './plan-gardens';
export { type DatedStep, datedSteps } from './work/dated-steps';
export { type GardenWork, workOf } from './work/garden-work';
export { type AskedStep, whatToDo } from './work/step-words';
