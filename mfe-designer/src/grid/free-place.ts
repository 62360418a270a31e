import {
  type CellIndex,
  cellsOfMatrix,
  type GridSize,
  type Matrix,
  MAX_SIDE,
  sizeOf,
} from '@planted/garden-domain';
import type { Design } from './design';
import { resizeDesign } from './resize';

/** Free cells for a shape, and the grid on which they are: the drawing's own, or a larger one. */
export interface FreePlace {
  readonly grid: GridSize;
  readonly cells: CellIndex[];
}

/**
 * Where a shape can lie without touching what is drawn; where there is no such place, without covering it.
 * Looked for to the right of `beside` in its rows, then from the top left, then on a grid made larger for it.
 */
export function freePlaceFor(
  design: Design,
  matrix: Matrix,
  beside: { x: number; y: number },
): FreePlace | undefined {
  const { width, height } = sizeOf(matrix);
  const grids: GridSize[] = [
    design,
    { width: design.width, height: Math.min(MAX_SIDE, design.height + height + 1) },
    { width: Math.min(MAX_SIDE, design.width + width + 1), height: design.height },
    {
      width: Math.min(MAX_SIDE, Math.max(design.width, width)),
      height: Math.min(MAX_SIDE, design.height + height + 1),
    },
  ];
  for (const grid of grids) {
    const { filled } = resizeDesign(design, grid);
    for (const taken of [withMargin(filled, grid), filled]) {
      const cells = firstFree(matrix, grid, taken, beside);
      if (cells) return { grid, cells };
    }
  }
  return undefined;
}

function firstFree(
  matrix: Matrix,
  grid: GridSize,
  taken: Uint8Array,
  beside: { x: number; y: number },
): CellIndex[] | undefined {
  const { width, height } = sizeOf(matrix);
  const corners = [{ from: beside.x, y: beside.y }];
  for (let y = 0; y + height <= grid.height; y += 1) corners.push({ from: 0, y });
  for (const { from, y } of corners)
    for (let x = from; x + width <= grid.width && y + height <= grid.height; x += 1) {
      const cells = cellsOfMatrix(matrix, grid, { x, y });
      if (cells.every((cell) => taken[cell] === 0)) return cells;
    }
  return undefined;
}

/** The taken cells and all around them, so that a shape does not grow together with its neighbors. */
function withMargin(taken: Uint8Array, { width, height }: GridSize): Uint8Array {
  const wider = taken.slice();
  taken.forEach((state, cell) => {
    if (state === 0) return;
    const x = cell % width;
    const y = Math.floor(cell / width);
    for (let row = Math.max(0, y - 1); row <= Math.min(height - 1, y + 1); row += 1)
      wider.fill(1, row * width + Math.max(0, x - 1), row * width + Math.min(width - 1, x + 1) + 1);
  });
  return wider;
}
