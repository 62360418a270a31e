/** Cells along each side of every designer that is measured. */
export const SIDE = 50;
/** CSS pixels, of the two baselines. */
export const CELL = 12.5;

export type Mode = 'add' | 'fill' | 'move';

/** What the bench asks of a designer, besides what a mouse can do. */
export interface Measured {
  /** The grid's top left corner in the window, and the side of a cell, in CSS pixels. */
  readonly grid: () => { left: number; top: number; cell: number };
  readonly choose: (mode: Mode) => void;
  readonly undo: () => void;
  /** How many cells are filled. */
  readonly area: () => number;
  /** Empties the grid and paints these cells, untimed. */
  readonly start: (cells: readonly number[]) => void;
  /** So many strokes of five cells each, without a mouse; only ours is asked. */
  readonly strokes?: (count: number) => Promise<void>;
}

declare global {
  interface Window {
    measured?: Measured;
  }
}

/** The cells that a mouse crosses between two of its events, for the baselines. */
export function cellsBetween(from: readonly [number, number], to: readonly [number, number]): number[] {
  const steps = Math.max(Math.abs(to[0] - from[0]), Math.abs(to[1] - from[1]), 1);
  return Array.from({ length: steps + 1 }, (_, step) => {
    const x = Math.round(from[0] + ((to[0] - from[0]) * step) / steps);
    const y = Math.round(from[1] + ((to[1] - from[1]) * step) / steps);
    return y * SIDE + x;
  });
}

/** The connected cells of the same state. */
export function regionOf(cells: ArrayLike<number>, start: number): number[] {
  const seen = new Set([start]);
  for (const cell of seen) {
    const x = cell % SIDE;
    const next = [
      cell - SIDE,
      cell + SIDE,
      ...(x > 0 ? [cell - 1] : []),
      ...(x < SIDE - 1 ? [cell + 1] : []),
    ];
    for (const other of next) if (cells[other] === cells[start]) seen.add(other);
  }
  return [...seen];
}
