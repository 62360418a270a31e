import {
  type CellIndex,
  cellsOfMatrix,
  originOf,
  plotMatrix,
  rotateClockwise,
  sizeOf,
} from '@planted/garden-domain';
import { type Design, ownersOf, type Plot } from './design';

export type PlotChange =
  | { readonly ok: true; readonly design: Design }
  | { readonly ok: false; readonly message: string };

/**
 * Turns a plot 90° clockwise about its top left corner and keeps its details under the same name (1 §4).
 * Refused where it would leave the grid or cover another plot; soil without a name that it comes to lie on
 * becomes part of it.
 */
export function rotatePlot(design: Design, name: string): PlotChange {
  const plot = design.plots.get(name);
  if (!plot) return { ok: false, message: `No plot found for garden named: ${name}` };
  const matrix = rotateClockwise(plotMatrix(plot.cells, design));
  const origin = originOf(plot.cells, design);
  const { width, height } = sizeOf(matrix);
  if (origin.x + width > design.width || origin.y + height > design.height)
    return {
      ok: false,
      message: `${name} won't fit on the grid when rotated. Move it away from the edge or make the grid larger, then try again.`,
    };
  const cells = cellsOfMatrix(matrix, design, origin);
  const owners = ownersOf(design);
  const names = [...design.plots.keys()];
  const inTheWay = cells.map((cell) => names[owners[cell] ?? -1]).find((other) => other && other !== name);
  if (inTheWay !== undefined)
    return {
      ok: false,
      message: `${name} would overlap ${inTheWay}. Move one of them, then try again.`,
    };
  return { ok: true, design: layOn(design, name, plot, cells) };
}

/** Digs the plot out where it was and lays it on the other cells. */
function layOn(design: Design, name: string, plot: Plot, cells: readonly CellIndex[]): Design {
  const filled = design.filled.slice();
  for (const cell of plot.cells) filled[cell] = 0;
  for (const cell of cells) filled[cell] = 1;
  const sorted = [...cells].sort((a, b) => a - b);
  return { ...design, filled, plots: new Map(design.plots).set(name, { ...plot, cells: sorted }) };
}
