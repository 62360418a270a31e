import type { Design } from '../grid/design';
import { cellAt, type Point } from '../grid/line';
import type { Lifted, ToolMode } from '../tools/tool';
import type { Palette } from './palette';
import { type Box, toPoint, type View } from './view';

/** Everything that the plan's picture depends on. */
export interface Scene {
  readonly design: Design;
  readonly lifted: Lifted | undefined;
  readonly selected: string | null;
  readonly mode: ToolMode;
  readonly view: View;
  readonly box: Box;
  readonly palette: Palette;
  /** The cell under the pointer, and the keyboard's where it is shown. */
  readonly brush: number | undefined;
  readonly cursor: number | undefined;
}

/** Some cells: from the first column and row up to, not with, the last. */
export interface Area {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export const wholeGrid = ({ width, height }: Design): Area => ({
  left: 0,
  top: 0,
  right: width,
  bottom: height,
});

/** What has to be drawn again: some cells, 'all', or nothing. */
export function dirtyArea(before: Scene | null, now: Scene): Area | 'all' | null {
  if (
    before === null ||
    before.view !== now.view ||
    before.box !== now.box ||
    before.palette !== now.palette ||
    before.selected !== now.selected ||
    before.design.plots !== now.design.plots ||
    before.design.width !== now.design.width ||
    before.design.filled.length !== now.design.filled.length ||
    leavesGrid(before.lifted) ||
    leavesGrid(now.lifted)
  )
    return 'all';
  const { width } = now.design;
  const cells: number[] = [];
  if (before.design !== now.design)
    now.design.filled.forEach((state, cell) => state !== before.design.filled[cell] && cells.push(cell));
  if (before.lifted !== now.lifted)
    for (const lifted of [before.lifted, now.lifted]) cells.push(...cellsUnder(lifted, width));
  if (before.brush !== now.brush || before.mode !== now.mode) cells.push(...known(before.brush, now.brush));
  if (before.cursor !== now.cursor) cells.push(...known(before.cursor, now.cursor));
  return cells.length === 0 ? null : around(cells, width);
}

/** Then it is drawn beside the grid, too. */
const leavesGrid = (lifted: Lifted | undefined): boolean => lifted?.problem === 'outside';

/** Where the block stood and where it is held. */
function cellsUnder(lifted: Lifted | undefined, width: number): number[] {
  if (!lifted) return [];
  const shift = lifted.offset.dy * width + lifted.offset.dx;
  return lifted.cells.flatMap((cell) => [cell, cell + shift]);
}

const known = (...cells: (number | undefined)[]): number[] => cells.filter((cell) => cell !== undefined);

function around(cells: readonly number[], width: number): Area {
  const area = { left: width, top: Number.POSITIVE_INFINITY, right: 0, bottom: 0 };
  for (const cell of cells) {
    const x = cell % width;
    const y = Math.floor(cell / width);
    area.left = Math.min(area.left, x);
    area.right = Math.max(area.right, x + 1);
    area.top = Math.min(area.top, y);
    area.bottom = Math.max(area.bottom, y + 1);
  }
  return area;
}

/** So many cells more on each side, as far as there are. */
export const grow = (area: Area, by: number, { width, height }: Design): Area => ({
  left: Math.max(0, area.left - by),
  top: Math.max(0, area.top - by),
  right: Math.min(width, area.right + by),
  bottom: Math.min(height, area.bottom + by),
});

/** The cell under the pointer. */
export function brushCell(pointer: Point | null, view: View, design: Design): number | undefined {
  return pointer ? cellAt(toPoint(view, pointer), design) : undefined;
}
