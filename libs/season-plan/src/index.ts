export { betweenIn, betweenWords } from './between';
export type { Act } from './acts/act';
export { type ActQueue, useActQueue, type WhatMoves } from './acts/use-act-queue';
export { bedOn, type BedSpan, spansOf } from './bed-on';
export { type FreeSquare, type GroundOnDay, groundOn } from './free-ground';
export {
  type GardenPlan,
  type Known,
  type LearnedKinds,
  planGarden,
  type StoredGarden,
  wasNever,
} from './garden-plan';
export { type ChosenDay, pastKnown } from './chosen-day';
export { hasDays } from './days-of-bed';
export { type HarvestWeeks, harvestWeeks } from './harvest-weeks';
export { useChosenDay } from './use-chosen-day';
export { laterStartIn, type NewPlanting, placeInTime, startsIn } from './place-in-time';
export { movedByPlace } from './moved-by-place';
export type { PlannedGarden, Places } from './plan-gardens';
export {
  type GardenPlans,
  type ReadyPlans,
  useGardenPlans,
  usePlansFrom,
} from './use-garden-plans';
export { takeBack } from './take-back';
export {
  type Fitting,
  freeWords,
  isOfOneSeason,
  type PlannedBed,
  putThere,
  startWords,
  type ToldStart,
  type WhatFits,
  whatFits,
} from './what-fits';
export { useBedFamilies } from './use-bed-families';
export { squareBeside, useSquareMemory } from './use-square-memory';
export { without } from './without';
export { chosenStepOf, type ChosenStep, seasonStepPath, stepParameter } from './step-address';
export { type DueStep, type GardenWork, type RipeHarvest, workOf } from './work/garden-work';
export type { Outlook } from './work/outlook';
export { nextStep } from './work/next-step';
export { outlookWords } from './work/outlook-words';
export { whatToDo } from './work/step-words';
export { lastRipeStart, type StartKind } from './work/starts';
export type { Tip } from './work/tip';
export { tipsOf } from './work/tips';
