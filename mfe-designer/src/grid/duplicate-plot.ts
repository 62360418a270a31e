import {
  type CellIndex,
  cellsOfMatrix,
  type GridSize,
  type Matrix,
  MAX_SIDE,
  originOf,
  plotMatrix,
  sizeOf,
} from '@planted/garden-domain';
import { denotePlot } from './denote';
import type { Design } from './design';
import { paintCells } from './paint';
import { resizeDesign } from './resize';
import type { PlotChange } from './rotate-plot';

/**
 * A copy of a plot, with its conditions, under a checked name. It is laid on free cells: beside the plot,
 * else the first free place, else on a grid made larger for it. Two gardens on the same soil could not both
 * be planted.
 */
export function duplicatePlot(design: Design, name: string, copyName: string, draftId: string): PlotChange {
  const plot = design.plots.get(name);
  if (!plot) return { ok: false, message: `No plot found for garden named: ${name}` };
  const place = placeForCopy(design, plotMatrix(plot.cells, design), originOf(plot.cells, design));
  if (!place)
    return {
      ok: false,
      message: `There is no room for a copy of ${name}. Erase some squares, then duplicate it.`,
    };
  const drawn = paintCells(resizeDesign(design, place.grid), place.cells, 1);
  return { ok: true, design: denotePlot(drawn, copyName, place.cells, draftId, plot.conditions) };
}

interface Place {
  readonly grid: GridSize;
  readonly cells: CellIndex[];
}

function placeForCopy(design: Design, matrix: Matrix, beside: { x: number; y: number }): Place | undefined {
  const { width, height } = sizeOf(matrix);
  const grids: GridSize[] = [
    design,
    { width: design.width, height: Math.min(MAX_SIDE, design.height + height + 1) },
    { width: Math.min(MAX_SIDE, design.width + width + 1), height: design.height },
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

/** To the right of `beside` in its rows first, then from the top left. */
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

/** The taken cells and all around them, so that a copy does not grow together with its neighbours. */
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
