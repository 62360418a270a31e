import type { CellIndex, Matrix } from '@planted/garden-domain';
import { bedOutline } from '@planted/ui';

const OUTER_RADIUS = 5;
const INNER_RADIUS = 3;

export const outerRadius = (cell: number): number => Math.min(OUTER_RADIUS, cell * 0.3);

/** Paths are kept for as long as the cells they belong to: while one plot is painted, the others cost nothing. */
const byCells = new WeakMap<object, { cell: number; path: Path2D }>();

/** The outline of some cells from the grid's top left corner, in pixels at the given side of a cell. */
export function outlineOf(cells: readonly CellIndex[], width: number, height: number, cell: number): Path2D {
  return kept(cells, cell, () => {
    const mask = new Uint8Array(width * height);
    for (const at of cells) mask[at] = 1;
    return matrixOf(mask, width, height);
  });
}

function kept(key: object, cell: number, matrix: () => Matrix): Path2D {
  const known = byCells.get(key);
  if (known && known.cell === cell) return known.path;
  const path = outline(matrix(), cell);
  byCells.set(key, { cell, path });
  return path;
}

function outline(matrix: Matrix, cell: number): Path2D {
  const innerRadius = Math.min(INNER_RADIUS, cell * 0.15);
  return new Path2D(bedOutline(matrix, { cell, radius: outerRadius(cell), innerRadius }));
}

function matrixOf(mask: Uint8Array, width: number, height: number): Matrix {
  return Array.from({ length: height }, (_, row) =>
    Array.from(mask.subarray(row * width, (row + 1) * width), (state) => (state === 1 ? 1 : 0)),
  );
}
