import {
  calendarDay,
  type Day,
  frostTimes,
  nameOfDay,
  type PlannedPlanting,
  type Step,
  warningSentence,
} from '@planted/season';
import type { GardenPlan } from '@planted/season-plan';
import type { SeasonStep } from '../view/season-row';
import { daysOf } from '../words/dates';

/** Whether a step is still in time, as a sentence: what warns of it first. */
export function verdictOf(
  { kind, state, day }: Step,
  { steps, warnings }: PlannedPlanting,
  lastStart: Day | null,
  plan: GardenPlan,
  season: number | null,
): SeasonStep['verdict'] {
  const { words } = plan;
  if (state === 'done') return null;
  if (warnings.length > 0)
    return { isGood: false, text: warnings.map((warning) => warningSentence(warning, words)).join(' ') };
  const isStart = kind === 'sow-indoors' || kind === 'sow' || kind === 'plant-out';
  if (!isStart || lastStart === null || day > lastStart) return null;
  const start = kind === 'sow' ? 'sowing' : 'planting out';
  const last = `The last ${start} that still ripens is ${nameOfDay(lastStart, words.year)}.`;
  const end = steps.findLast((step) => step.kind === 'last-harvest' || step.kind === 'last-bloom');
  return {
    isGood: true,
    text: ['Still in time.', end && beforeFrost(end, plan, season), last].filter(Boolean).join(' '),
  };
}

/** Frost that is further off than this says nothing of a harvest. */
const NEAR = 120;

/** 'The harvest ends September 18, 22 days before half of all years have frost (October 10).' */
function beforeFrost(
  { kind, day }: Step,
  { almanac: { climate }, words }: GardenPlan,
  season: number | null,
): string | undefined {
  const times = frostTimes(climate);
  if (!times || season === null) return undefined;
  const days = [season, season + 1].map((year) => calendarDay(year, climate.hemisphere, times.first.p50));
  const frost = days.find((first) => first >= day);
  if (frost === undefined || frost - day > NEAR || frost === day) return undefined;
  const what = kind === 'last-bloom' ? 'bloom' : 'harvest';
  const [end, half] = [nameOfDay(day, words.year), nameOfDay(frost, words.year)];
  return `The ${what} ends ${end}, ${daysOf(frost - day)} before half of all years have frost (${half}).`;
}
