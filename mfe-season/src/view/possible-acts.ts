import { DONE_STEPS, type DoneStep, PLANTING_STEPS, type PlantingStep } from '@planted/garden-domain';
import type { Day } from '@planted/season';
import type { SeasonRow, SeasonStep } from './season-row';

/** The step as its day can be set; undefined for a bloom, which comes by itself. */
export const settableStep = ({ kind }: SeasonStep): PlantingStep | undefined =>
  PLANTING_STEPS.find((known) => known === kind);

/** The step as it can be said to be done; undefined where the log or the planting's end says so. */
export const doableStep = ({ kind }: SeasonStep): DoneStep | undefined =>
  DONE_STEPS.find((known) => known === kind);

/** Whether its day can be moved: what is done stays on its day. */
export const isMovable = (row: SeasonRow, step: SeasonStep): boolean =>
  !row.isOver && step.state !== 'done' && settableStep(step) !== undefined;

/** Whether its first harvest can be logged: of what is in the ground. */
export const isHarvestable = ({ steps }: SeasonRow, { kind, state }: SeasonStep): boolean =>
  kind === 'first-harvest' &&
  state !== 'done' &&
  steps.some((step) => (step.kind === 'sow' || step.kind === 'plant-out') && step.state === 'done');

/** The day from which something else may have its squares: what will not ripen and is not in the ground; null for others. */
export function replaceableFrom({ steps, isTooLate }: SeasonRow): Day | null {
  const start = steps.find(({ kind }) => kind === 'sow' || kind === 'plant-out');
  return isTooLate && start && start.state !== 'done' ? start.day : null;
}
