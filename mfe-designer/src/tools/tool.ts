import type { CellIndex } from '@planted/garden-domain';
import type { Design } from '../grid/design';
import type { Point } from '../grid/line';
import type { MoveProblem, Offset } from '../grid/move';

/** The tool modes of 1 §4. */
export const TOOL_MODES = ['add', 'remove', 'fill', 'delete', 'move', 'denote'] as const;
export type ToolMode = (typeof TOOL_MODES)[number];

/** A block in the hand: where it stood and how far it has been carried. */
export interface Lifted {
  readonly cells: readonly CellIndex[];
  readonly offset: Offset;
  readonly problem: MoveProblem | undefined;
}

/** What the plan shows while a gesture lasts. */
export interface Shown {
  readonly design: Design;
  readonly lifted?: Lifted;
}

export type Outcome =
  | { readonly kind: 'nothing' }
  /** One step of the history. `gone` is what it took away, where undoing is to be offered: '12 squares deleted'. */
  | { readonly kind: 'changed'; readonly step: string; readonly design: Design; readonly gone?: string }
  | { readonly kind: 'refused'; readonly title: string; readonly message: string }
  /** The gardener is to name these cells. */
  | { readonly kind: 'name'; readonly cells: readonly CellIndex[] }
  | { readonly kind: 'already-denoted'; readonly name: string; readonly message: string };

/** A press that is being held: by mouse, pen, finger or keyboard. Each move makes the next gesture. */
export interface Gesture {
  readonly shown: Shown;
  readonly to: (point: Point) => Gesture;
  /** On release. A gesture that is dropped instead has changed nothing. */
  readonly end: () => Outcome;
}

/** One way of working on the design; pure. */
export interface Tool {
  readonly mode: ToolMode;
  /** Pressing on a point of the plan; null where the press means nothing. */
  readonly begin: (design: Design, at: Point) => Gesture | null;
}

/** 'a square', '12 squares': how steps and announcements count cells. */
export const squares = (count: number): string => (count === 1 ? 'a square' : `${count} squares`);

/** The same at the beginning of a line. */
export const sentence = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

/** A gesture that is complete at the press; moving adds nothing. */
export function momentary(shown: Shown, outcome: Outcome): Gesture {
  const gesture: Gesture = { shown, to: () => gesture, end: () => outcome };
  return gesture;
}
