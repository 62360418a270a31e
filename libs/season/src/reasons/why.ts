import type { PlannedPlanting, Planting } from '../plan/planting';
import type { Step } from '../plan/step';
import type { StepKind } from '../plan/step-kind';
import { sentenceOf } from './sentences';
import { count, dayIn, shift, stepNames, stepsDone, type Words } from './words';

/**
 * 'Why July 3', as a chain of sentences, the deepest cause first: what happened to the planting before it, how that moved
 * its last harvest, and what that does to this step.
 */
export function whyStep(
  planned: readonly PlannedPlanting[],
  plantings: readonly Planting[],
  id: string,
  kind: StepKind,
  words: Words,
): string[] {
  const place = plantings.findIndex((planting) => planting.id === id);
  const step = planned[place]?.steps.find((one) => one.kind === kind);
  if (!step) return [];
  const own = step.causes.map((cause) => sentenceOf(cause, kind, words));
  const before = causeBefore(planned, plantings, step, words);
  const [start] = step.causes.some(({ code }) => code === 'ripens') ? (planned[place]?.steps ?? []) : [];
  const moved = start && start.was !== null ? [changeOf(start, words)] : [];
  return [...before, ...moved, ...own];
}

/** What became of the planting that had the square before. */
function causeBefore(
  planned: readonly PlannedPlanting[],
  plantings: readonly Planting[],
  { causes, was }: Step,
  words: Words,
): string[] {
  const free = causes.find((cause) => cause.code === 'square-free');
  if (free?.code !== 'square-free' || was === null) return [];
  const steps = planned[plantings.findIndex(({ id }) => id === free.planting)]?.steps ?? [];
  const changed = steps.find((step) => step.was !== null && step.kind !== 'clear');
  const last = steps.findLast((step) => step.was !== null && step.kind !== 'clear' && step !== changed);
  const name = words.nameOf(free.plant);
  return [
    changed && `${name}: ${changeOf(changed, words)}`,
    last && `${name}: ${changeOf(last, words)}`,
  ].filter((sentence) => sentence !== undefined);
}

const changeOf = ({ kind, day, was, state }: Step, words: Words): string =>
  state === 'done'
    ? `${stepsDone[kind]} ${dayIn(day, words)}, ${shift(day - (was ?? day))} than planned.`
    : `${stepNames[kind]} moves from ${dayIn(was ?? day, words)} to ${dayIn(day, words)}.`;

/** '2 later steps moved.'; null when none did. What a page says once after a step was moved or done. */
export function movedSteps(
  before: readonly PlannedPlanting[],
  after: readonly PlannedPlanting[],
): string | null {
  const days = new Map(
    before.flatMap(({ id, steps }) => steps.map(({ kind, day }) => [`${id} ${kind}`, day])),
  );
  const moved = after.flatMap(({ id, steps }) =>
    steps.filter(({ kind, day, state }) => state !== 'done' && (days.get(`${id} ${kind}`) ?? day) !== day),
  );
  return moved.length === 0 ? null : `${count(moved.length, 'later step')} moved.`;
}
