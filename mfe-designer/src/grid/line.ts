import type { CellIndex, GridSize } from '@planted/garden-domain';

/** A place on the plan in cells from its top left corner; 2.5 is the middle of the third cell. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** The cell a point lies in, or undefined outside the grid. */
export function cellAt({ x, y }: Point, grid: GridSize): CellIndex | undefined {
  const column = Math.floor(x);
  const row = Math.floor(y);
  const inside = column >= 0 && row >= 0 && column < grid.width && row < grid.height;
  return inside ? row * grid.width + column : undefined;
}

/** On a grid without columns, where there is no cell: a point outside it. */
export function middleOf(cell: CellIndex, grid: GridSize): Point {
  const across = Math.max(1, grid.width);
  return { x: (cell % across) + 0.5, y: Math.floor(cell / across) + 0.5 };
}

/**
 * Every cell that the straight line from one point to the other passes through, in its order. Two neighbors
 * share an edge, never only a corner, so that a quick diagonal stroke is one connected region.
 * Cells outside the grid are left out.
 */
export function cellsAlong(from: Point, to: Point, grid: GridSize): CellIndex[] {
  let column = Math.floor(from.x);
  let row = Math.floor(from.y);
  const lastColumn = Math.floor(to.x);
  const lastRow = Math.floor(to.y);
  const across = crossings(from.x, to.x);
  const down = crossings(from.y, to.y);
  const cells: CellIndex[] = [];
  const visit = () => {
    if (column >= 0 && row >= 0 && column < grid.width && row < grid.height)
      cells.push(row * grid.width + column);
  };
  visit();
  while (column !== lastColumn || row !== lastRow) {
    const sideways = column !== lastColumn && (row === lastRow || across.next <= down.next);
    if (sideways) {
      column += across.step;
      across.next += across.every;
    } else {
      row += down.step;
      down.next += down.every;
    }
    visit();
  }
  return cells;
}

/** Along one axis: which way cells follow, and at which share of the line the next border is crossed. */
function crossings(from: number, to: number): { step: number; next: number; every: number } {
  const length = to - from;
  if (length === 0) return { step: 0, next: Number.POSITIVE_INFINITY, every: 0 };
  const cell = Math.floor(from);
  return {
    step: Math.sign(length),
    next: ((length > 0 ? cell + 1 : cell) - from) / length,
    every: Math.abs(1 / length),
  };
}
