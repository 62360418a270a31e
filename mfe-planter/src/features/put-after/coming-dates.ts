import { nameOfDay, type Step, warningSentence } from '@planted/season';
import type { GardenPlan } from '@planted/season-plan';
import type { ComingDate, ComingDates } from './succession';

/** The step that puts a planting into the ground. */
export const groundStep = (plan: GardenPlan, id: string): Step | undefined =>
  plan.planned
    .find((planted) => planted.id === id)
    ?.steps.find(({ kind }) => kind === 'sow' || kind === 'plant-out');

/** What warns of a planting's plan, as sentences. */
export const warningsOf = (plan: GardenPlan, id: string): string =>
  (plan.planned.find((planted) => planted.id === id)?.warnings ?? [])
    .map((warning) => warningSentence(warning, plan.words))
    .join(' ');

/** When a planting is put into the ground, in words; undefined where its plan does not say. */
export function dateOf(plan: GardenPlan, id: string): ComingDate | undefined {
  const step = groundStep(plan, id);
  const { year } = plan.words;
  return (
    step && {
      day: nameOfDay(step.day, year),
      on: step.day,
      warning: warningsOf(plan, id),
    }
  );
}

/** The dates of these plantings. */
export const datesOf = (plan: GardenPlan | null, ids: readonly string[]): ComingDates =>
  new Map(
    ids.flatMap((id) => {
      const date = plan && dateOf(plan, id);
      return date ? [[id, date] as const] : [];
    }),
  );
