export {
  type Day,
  type DaySpan,
  nameOfDay,
  toDay,
  toText,
  yearOf,
} from './calendar/day';
export {
  calendarDay,
  type Hemisphere,
  nameOfSeason,
  type SeasonDay,
  seasonDayOf,
  seasonOf,
  spanOfSeason,
} from './calendar/season-day';
export type {
  ByMonth,
  Climate,
  ClimateBasis,
  ClimateQuality,
  ClimateSource,
  FrostClass,
  FrostDays,
  YearDay,
} from './climate/climate';
export { type FrostTimes, frostTimes, oddsOfFrost } from './climate/frost';
export { dailyCurve, dayLengths, degreeDays, type Weather, weatherOf } from './climate/weather';
export { type CropFacts, cropFacts, type PlantRecord } from './facts/crop-facts';
export type { HarvestWeeks, Range, SeasonFact, StartWay } from './facts/season-fact';
export type { Learned } from './learning/learned';
export { type Grown, learn } from './learning/learning';
export { type Almanac, createAlmanac, type CropModel, type DatedWay } from './plan/almanac';
export { planSeason, type SeasonInput } from './plan/plan-season';
export type { DaysOfSteps, EndOfPlanting, PlannedPlanting, Planting, Warning } from './plan/planting';
export type { Step, StepState } from './plan/step';
export { STEP_KINDS, type StepKind } from './plan/step-kind';
export * from './place/index';
export type { NoWindow, StepCause, WindowCause } from './reasons/cause';
export {
  learnedSentence,
  noWindowSentence,
  sentenceOf,
  stepSentence,
  warningSentence,
} from './reasons/sentences';
export { movedSteps, whyStep } from './reasons/why';
export { degrees, oddsInYears, stepNames, stepsDone, type Words } from './reasons/words';
export { SeasonError, type SeasonErrorCode } from './season-error';
export { type NextStart, nextStart } from './succession/next-start';
export { type Chance, chancesFrom, sowingDays } from './succession/succession';
export { type GardenStyle, type Ground, groundOf } from './windows/ground';
export type { Start } from './windows/ripening';
export type { PlantWindows, Way } from './windows/way';
export { windowsOf } from './windows/windows';
