import {
  type CellIndex,
  cellsOfMatrix,
  type Matrix,
  MAX_SIDE,
  originOf,
  plotMatrix,
  rotateClockwise,
  sizeOf,
} from '@planted/garden-domain';
import { type Design, ownersOf, type Plot } from './design';
import type { Point } from './line';

export type PlotChange =
  | { readonly ok: true; readonly design: Design }
  | { readonly ok: false; readonly message: string };

/**
 * Turns a plot 90° clockwise about its top left corner and keeps its details under the same name (1 §4). Soil without a
 * name that it comes to lie on there becomes part of it. Where it would leave the grid or cover another plot, it is laid
 * on the nearest squares without other soil; refused where there are none.
 */
export function rotatePlot(design: Design, name: string): PlotChange {
  const plot = design.plots.get(name);
  if (!plot) return { ok: false, message: `No plot found for garden named: ${name}` };
  const matrix = rotateClockwise(plotMatrix(plot.cells, design));
  const { width, height } = sizeOf(matrix);
  if (width > design.width || height > design.height)
    return {
      ok: false,
      message: `${name} won't fit on the grid when rotated. Make the grid at least ${Math.max(width, design.width)}' x ${Math.max(height, design.height)}', then try again.`,
    };
  const cells = nearestPlace(design, plot, matrix);
  if (!cells)
    return { ok: false, message: `There is no room for ${name} when rotated. ${roomWords(design)}` };
  return { ok: true, design: layOn(design, name, plot, cells) };
}

const roomWords = ({ width, height }: Design): string =>
  width < MAX_SIDE || height < MAX_SIDE
    ? 'Make the grid larger or erase some squares, then try again.'
    : 'Erase some squares, then try again.';

/** Its own corner where no other plot is in the way, else the nearest free one. */
function nearestPlace(design: Design, plot: Plot, matrix: Matrix): CellIndex[] | undefined {
  const origin = originOf(plot.cells, design);
  const { width, height } = sizeOf(matrix);
  const own = new Set(plot.cells);
  const owners = ownersOf(design);
  const isOwn = (cell: CellIndex): boolean => own.has(cell);
  const fits = ({ x, y }: Point) => x + width <= design.width && y + height <= design.height;
  if (fits(origin)) {
    const cells = cellsOfMatrix(matrix, design, origin);
    if (cells.every((cell) => isOwn(cell) || (owners[cell] ?? -1) < 0)) return cells;
  }
  const corners: Point[] = [];
  for (let y = 0; y + height <= design.height; y += 1)
    for (let x = 0; x + width <= design.width; x += 1) corners.push({ x, y });
  const distance = ({ x, y }: Point) => Math.abs(x - origin.x) + Math.abs(y - origin.y);
  for (const corner of corners.toSorted((a, b) => distance(a) - distance(b))) {
    const cells = cellsOfMatrix(matrix, design, corner);
    if (cells.every((cell) => isOwn(cell) || design.filled[cell] === 0)) return cells;
  }
  return undefined;
}

/** Digs the plot out where it was and lays it on the other cells. */
function layOn(design: Design, name: string, plot: Plot, cells: readonly CellIndex[]): Design {
  const filled = design.filled.slice();
  for (const cell of plot.cells) filled[cell] = 0;
  for (const cell of cells) filled[cell] = 1;
  const sorted = [...cells].sort((a, b) => a - b);
  return { ...design, filled, plots: new Map(design.plots).set(name, { ...plot, cells: sorted }) };
}
