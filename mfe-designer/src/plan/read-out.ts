import { type CellIndex, estimatePlants } from '@planted/garden-domain';
import { countLargePlants } from '../denoted-plots/plot-facts';
import { denotableAt } from '../grid/denote';
import type { Design } from '../grid/design';
import type { Point } from '../grid/line';
import type { Shown } from '../tools/tool';
import type { Box } from './view';

/** The label at the pointer. CSS pixels in the plan's box. */
export interface ReadOut {
  readonly left: number;
  readonly top: number;
  readonly words: ReadOutWords;
}

/** '21 ft² · 5 large plants', and "11' x 11' · row 13, column 13". */
export type ReadOutWords = readonly [plot: string, place: string];

/** Its size in CSS pixels. */
export const READ_OUT: Box = { width: 200, height: 54 };
const GAP = 14;
/** Above a finger, clear of its tip. */
const FINGER_GAP = 40;

/** Right below the pointer, but above a finger; on the other side where there is no room. */
export function placeBeside(pointer: Point, isFinger: boolean, box: Box): Pick<ReadOut, 'left' | 'top'> {
  const { width, height } = READ_OUT;
  const gap = isFinger ? FINGER_GAP : GAP;
  const isLeft = pointer.x + GAP + width > box.width;
  const isAbove = (isFinger && pointer.y > height + gap) || pointer.y + gap + height > box.height;
  const left = isLeft ? pointer.x - GAP - width : pointer.x + GAP;
  const top = isAbove ? pointer.y - gap - height : pointer.y + gap;
  // A box too narrow for either side holds it all the same.
  return { left: Math.max(0, Math.round(left)), top: Math.max(0, Math.round(top)) };
}

/** How large the plot under the pointer is, or the block in the hand, and which cell it is (from 1). */
export function readOutWords({ design, lifted }: Shown, cell: CellIndex): ReadOutWords {
  const { area, size } = sizeOfCells(lifted?.cells ?? cellsAround(design, cell), design.width);
  const where = `row ${Math.floor(cell / design.width) + 1}, column ${(cell % design.width) + 1}`;
  return [`${area} ft² · ${countLargePlants(estimatePlants(area))}`, area > 0 ? `${size} · ${where}` : where];
}

/** The plot, or the loose soil, that the cell belongs to. */
function cellsAround(design: Design, cell: CellIndex): readonly CellIndex[] {
  const found = denotableAt(design, cell);
  if (found.kind === 'region') return found.cells;
  return (found.kind === 'already-denoted' && design.plots.get(found.name)?.cells) || [];
}

/** Square feet, and width' x height'. */
function sizeOfCells(cells: readonly CellIndex[], gridWidth: number): { area: number; size: string } {
  let [left, right, top, bottom] = [gridWidth, 0, Number.POSITIVE_INFINITY, 0];
  for (const cell of cells) {
    const column = cell % gridWidth;
    const row = Math.floor(cell / gridWidth);
    left = Math.min(left, column);
    right = Math.max(right, column + 1);
    top = Math.min(top, row);
    bottom = Math.max(bottom, row + 1);
  }
  return { area: cells.length, size: `${right - left}' x ${bottom - top}'` };
}
