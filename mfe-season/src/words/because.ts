import { type Step, stepsDone, type Words } from '@planted/season';
import { daysOf } from './dates';

const lateness = (days: number): string => `${daysOf(Math.abs(days))} ${days > 0 ? 'later' : 'earlier'}`;

/**
 * Why a step is on another day than planned, as words that 'because' may begin: what was before it in its square, or what
 * happened to the planting itself. Null where nothing says so.
 */
export function becauseOf(
  { was, day, causes, kind, state }: Step,
  steps: readonly Step[],
  words: Words,
): string | null {
  if (was === null || state === 'done') return null;
  for (const cause of causes) {
    if (cause.code === 'square-free')
      return `the ${words.nameOf(cause.plant)} before it ${day > was ? 'stands longer' : 'is out sooner'}`;
    if (cause.code === 'done-before' && cause.days !== 0)
      return `it was ${stepsDone[cause.step]} ${lateness(cause.days)}`;
  }
  const moved = steps.find((step) => step.kind !== kind && step.day < day && step.was !== null);
  if (!moved || moved.was === null) return null;
  const verb = moved.state === 'done' ? 'was' : 'is';
  return `it ${verb} ${stepsDone[moved.kind]} ${lateness(moved.day - moved.was)}`;
}
