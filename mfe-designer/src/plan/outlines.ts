import type { CellIndex, Matrix } from '@planted/garden-domain';
import { bedOutline } from '@planted/ui';
import { type Design, ownersOf } from '../grid/design';

const OUTER_RADIUS = 5;
const INNER_RADIUS = 3;

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

/** The soil that has no name yet. */
export const looseCells = (design: Design): Uint8Array => {
  const owners = ownersOf(design);
  return design.filled.map((state, cell) => (owners[cell] === -1 ? state : 0));
};

export function looseOutline(design: Design, loose: Uint8Array, cell: number): Path2D {
  return kept(design, cell, () => matrixOf(loose, design.width, design.height));
}

function kept(key: object, cell: number, matrix: () => Matrix): Path2D {
  const known = byCells.get(key);
  if (known && known.cell === cell) return known.path;
  const radius = Math.min(OUTER_RADIUS, cell * 0.3);
  const innerRadius = Math.min(INNER_RADIUS, cell * 0.15);
  const path = new Path2D(bedOutline(matrix(), { cell, radius, innerRadius }));
  byCells.set(key, { cell, path });
  return path;
}

function matrixOf(mask: Uint8Array, width: number, height: number): Matrix {
  return Array.from({ length: height }, (_, row) =>
    Array.from(mask.subarray(row * width, (row + 1) * width), (state) => (state === 1 ? 1 : 0)),
  );
}
