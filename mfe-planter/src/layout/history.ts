/** A value with the steps that led to it; each step is one whole action of the gardener, with a name to undo it by. */
export interface History<T> {
  readonly present: T;
  readonly past: readonly Step<T>[];
  readonly future: readonly Step<T>[];
}

interface Step<T> {
  /** What was done, e.g. 'Place Carrot'. */
  readonly name: string;
  readonly value: T;
}

const MAX_STEPS = 200;

export const startHistory = <T>(present: T): History<T> => ({ present, past: [], future: [] });

/** Notes a step; one that changes nothing is none. */
export function record<T>(history: History<T>, name: string, next: T): History<T> {
  if (Object.is(next, history.present)) return history;
  return {
    present: next,
    past: [...history.past, { name, value: history.present }].slice(-MAX_STEPS),
    future: [],
  };
}

/** Notes a step, or continues with the last one when it bears the same name: typing a number is one step. */
export function recordOn<T>(history: History<T>, name: string, next: T): History<T> {
  if (history.past.at(-1)?.name !== name || history.future.length > 0) return record(history, name, next);
  return { ...history, present: next };
}

export function undo<T>(history: History<T>): History<T> {
  const step = history.past.at(-1);
  if (!step) return history;
  return {
    present: step.value,
    past: history.past.slice(0, -1),
    future: [{ name: step.name, value: history.present }, ...history.future],
  };
}

export function redo<T>(history: History<T>): History<T> {
  const [step, ...future] = history.future;
  if (!step) return history;
  return {
    present: step.value,
    past: [...history.past, { name: step.name, value: history.present }],
    future,
  };
}

/** The same steps with every value changed, e.g. to ground that others have changed; those that it leaves alike go. */
export function mapHistory<T>(
  { past, present, future }: History<T>,
  change: (value: T) => T,
  isAlike: (one: T, other: T) => boolean,
): History<T> {
  const now = change(present);
  const changed = (step: Step<T>): Step<T> => ({ name: step.name, value: change(step.value) });
  const earlier: Step<T>[] = [];
  let next = now;
  for (const step of past.map(changed).toReversed()) {
    if (!isAlike(step.value, next)) earlier.unshift(step);
    next = step.value;
  }
  const later: Step<T>[] = [];
  let last = now;
  for (const step of future.map(changed)) {
    if (!isAlike(last, step.value)) later.push(step);
    last = step.value;
  }
  return { present: now, past: earlier, future: later };
}

/** The names that the undo and redo buttons carry. */
export const nextSteps = <T>(
  history: History<T>,
): { undo: string | undefined; redo: string | undefined } => ({
  undo: history.past.at(-1)?.name,
  redo: history.future[0]?.name,
});
