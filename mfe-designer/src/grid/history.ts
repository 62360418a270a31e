import type { Design } from './design';

/** One whole action of the gardener: a stroke, a fill, a move, a rename. */
export interface Step {
  /** What was done, e.g. 'Paint 12 squares'. */
  readonly name: string;
  /** In `past`: the design before it. In `future`: the design after it. */
  readonly design: Design;
}

export interface History {
  readonly past: readonly Step[];
  readonly present: Design;
  readonly future: readonly Step[];
}

/** How many steps can be undone; a bound on memory and on the draft. */
export const MAX_STEPS = 100;

export const startHistory = (present: Design): History => ({ past: [], present, future: [] });

/** Does a step. What had been undone before can no longer be redone. */
export function commitStep(history: History, name: string, design: Design): History {
  if (design === history.present) return history;
  const past = [...history.past, { name, design: history.present }].slice(-MAX_STEPS);
  return { past, present: design, future: [] };
}

export function undoStep(history: History): History {
  const step = history.past.at(-1);
  if (!step) return history;
  return {
    past: history.past.slice(0, -1),
    present: step.design,
    future: [{ name: step.name, design: history.present }, ...history.future],
  };
}

export function redoStep(history: History): History {
  const [step, ...future] = history.future;
  if (!step) return history;
  return {
    past: [...history.past, { name: step.name, design: history.present }],
    present: step.design,
    future,
  };
}
