import type { Day, StepKind } from '@planted/season';
import type { SeasonRow, SeasonStep } from './season-row';

/** What is drawn of a planting: told by shape first. */
export const PHASES = ['indoors', 'out', 'growing', 'harvest'] as const;
export type Phase = (typeof PHASES)[number];

export const PHASE_NAMES: Readonly<Record<Phase, string>> = {
  indoors: 'Indoors',
  out: 'Sow or plant',
  growing: 'Growing',
  harvest: 'Harvest',
};

/** Whose bar or stake shows a step. */
export const phaseOf = (kind: StepKind): Phase =>
  kind === 'sow-indoors' ? 'indoors' : kind === 'sow' || kind === 'plant-out' ? 'out' : 'harvest';

/**
 * A bar from one day to another, or a stake on one day; it stands for the step that it leads to or begins with, a harvest
 * for its first one until that is done, then for its last.
 */
export interface Piece {
  readonly phase: Phase;
  readonly from: Day;
  readonly to: Day;
  readonly step: SeasonStep;
  /** What it is a bar of has happened. */
  readonly isDone: boolean;
  /** Blooms instead of harvests. */
  readonly isBloom: boolean;
}

const stepOf = (row: SeasonRow, ...kinds: readonly StepKind[]): SeasonStep | undefined =>
  row.steps.find(({ kind }) => kinds.includes(kind));

/**
 * The bars of a planting: under cover until it is set out, the stake on its day in the garden, growing until the first
 * harvest or bloom, and from there to the last. One that is never picked grows until it is cleared.
 */
export function piecesOf(row: SeasonRow): Piece[] {
  const indoors = stepOf(row, 'sow-indoors');
  const out = stepOf(row, 'sow', 'plant-out');
  const first = stepOf(row, 'first-harvest', 'first-bloom');
  const last = stepOf(row, 'last-harvest', 'last-bloom');
  const clear = stepOf(row, 'clear');
  const isBloom = first?.kind === 'first-bloom';
  const pieces: Piece[] = [];
  const add = (phase: Phase, from: Day, to: Day, step: SeasonStep, isDone: boolean) =>
    pieces.push({ phase, from, to: Math.max(from, to), step, isDone, isBloom });

  if (indoors) add('indoors', indoors.day, out?.day ?? indoors.day, indoors, indoors.state === 'done');
  if (out) add('out', out.day, out.day, out, out.state === 'done');
  const grown = first ?? clear;
  if (out && grown) add('growing', out.day, grown.day, grown, out.state === 'done');
  const end = last ?? clear;
  if (first && end)
    add('harvest', first.day, end.day, first.state === 'done' ? end : first, end.state === 'done');
  return pieces;
}

/** Whether nothing is left to do for a planting. */
export const isFinished = (row: SeasonRow): boolean =>
  row.steps.length > 0 && row.steps.every(({ state }) => state === 'done');
