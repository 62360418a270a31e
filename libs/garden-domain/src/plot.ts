import { type Matrix, trimMatrix } from './matrix';

/** Cell index = row * gridWidth + column (1 §3). */
export type CellIndex = number;

/** The grid's side lengths in cells (feet). */
export interface GridSize {
  readonly width: number;
  readonly height: number;
}

/** Thrown for a plot without cells; the text is that of 1 §5. */
export class EmptyPlotError extends Error {
  constructor() {
    super('Plot numbers cannot be empty');
    this.name = 'EmptyPlotError';
  }
}

/**
 * The trimmed matrix of a denoted plot. Cells outside the grid are skipped and handed to `onSkipped`,
 * which a caller uses to log the warning of 1 §8.
 * @throws EmptyPlotError for an empty list.
 */
export function plotMatrix(
  cells: readonly CellIndex[],
  grid: GridSize,
  onSkipped?: (cell: CellIndex) => void,
): Matrix {
  if (cells.length === 0) throw new EmptyPlotError();
  const rows = Array.from({ length: grid.height }, () => new Array<0 | 1>(grid.width).fill(0));
  for (const cell of cells) {
    const row = Number.isInteger(cell) && cell >= 0 ? rows[Math.floor(cell / grid.width)] : undefined;
    if (row) row[cell % grid.width] = 1;
    else onSkipped?.(cell);
  }
  return trimMatrix(rows);
}

/**
 * The cells of `matrix` laid on the grid with its top-left corner at `origin`.
 * Cells that would fall outside the grid are left out.
 */
export function cellsOfMatrix(matrix: Matrix, grid: GridSize, origin: { x: number; y: number }): CellIndex[] {
  return matrix.flatMap((row, dy) =>
    row.flatMap((cell, dx) => {
      const x = origin.x + dx;
      const y = origin.y + dy;
      const inside = x >= 0 && y >= 0 && x < grid.width && y < grid.height;
      return cell === 1 && inside ? [y * grid.width + x] : [];
    }),
  );
}

/** The top-left corner of the box around the cells; (0, 0) for none. */
export function originOf(cells: readonly CellIndex[], grid: GridSize): { x: number; y: number } {
  if (cells.length === 0) return { x: 0, y: 0 };
  return {
    x: Math.min(...cells.map((cell) => cell % grid.width)),
    y: Math.min(...cells.map((cell) => Math.floor(cell / grid.width))),
  };
}

/** The cells connected to `start` by edges that are in the same state as it (flood fill, denote; 1 §4). */
export function connectedRegion(
  filled: ArrayLike<number | boolean>,
  grid: GridSize,
  start: CellIndex,
): CellIndex[] {
  const total = grid.width * grid.height;
  if (start < 0 || start >= total) return [];
  const state = Boolean(filled[start]);
  const seen = new Uint8Array(total);
  const queue = [start];
  seen[start] = 1;
  const look = (cell: CellIndex): void => {
    if (seen[cell] === 1 || Boolean(filled[cell]) !== state) return;
    seen[cell] = 1;
    queue.push(cell);
  };
  for (let head = 0; head < queue.length; head += 1) {
    const cell = queue[head] as number;
    const x = cell % grid.width;
    if (x > 0) look(cell - 1);
    if (x < grid.width - 1) look(cell + 1);
    if (cell >= grid.width) look(cell - grid.width);
    if (cell + grid.width < total) look(cell + grid.width);
  }
  // In order without sorting, which takes longer than all of the above.
  const region: CellIndex[] = [];
  for (let cell = 0; cell < total; cell += 1) if (seen[cell] === 1) region.push(cell);
  return region;
}

/** Whether two plots cover exactly the same cells, in whatever order they are listed. */
export function samePlot(a: readonly CellIndex[], b: readonly CellIndex[]): boolean {
  if (a.length !== b.length) return false;
  const cells = new Set(a);
  return b.every((cell) => cells.has(cell));
}
