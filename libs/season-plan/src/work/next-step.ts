import type { Known } from '../garden-plan';
import type { PlannedGarden } from '../plan-gardens';
import { type DatedStep, datedSteps } from './dated-steps';

/** The first step of all gardens that is still to come, not counting what is due today; undefined where none is. */
export function nextStep(gardens: readonly PlannedGarden[], known: Known): DatedStep | undefined {
  const [first] = gardens
    .flatMap((garden) => datedSteps(garden, known))
    .filter(({ day }) => day > known.today)
    .toSorted((a, b) => a.day - b.day);
  return first;
}
