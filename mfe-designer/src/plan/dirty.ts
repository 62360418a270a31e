import type { Design } from '../grid/design';
import { cellAt, type Point } from '../grid/line';
import type { Lifted, ToolMode } from '../tools/tool';
import type { Palette } from './palette';
import { READ_OUT, type ReadOut } from './read-out';
import { type Box, cellSize, toPoint, type View } from './view';

/** Everything that the plan's picture depends on. */
export interface Scene {
  readonly design: Design;
  readonly lifted: Lifted | undefined;
  readonly selected: string | null;
  readonly mode: ToolMode;
  readonly view: View;
  readonly box: Box;
  readonly palette: Palette;
  /** The cell under the pointer, and the same where it is marked. */
  readonly under: number | undefined;
  readonly brush: number | undefined;
  /** The keyboard's cell, where it is shown. */
  readonly cursor: number | undefined;
  readonly readOut: ReadOut | undefined;
}

/** Some of the box, in CSS pixels. */
export interface Rect {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
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

/** What has to be drawn again: some of the box, 'all', or nothing. */
export function dirtyRect(before: Scene | null, now: Scene): Rect | 'all' | null {
  const area = dirtyArea(before, now);
  if (area === 'all' || before === null) return 'all';
  const rects = area ? [rectOf(grow(area, 1, now.design), now.view)] : [];
  if (before.readOut !== now.readOut)
    for (const readOut of [before.readOut, now.readOut]) if (readOut) rects.push(rectOfReadOut(readOut));
  return rects.length === 0 ? null : rects.reduce(around);
}

/** The cells that have something in the rectangle. */
export function areaUnder({ left, top, right, bottom }: Rect, view: View, design: Design): Area {
  const from = toPoint(view, { x: left, y: top });
  const to = toPoint(view, { x: right, y: bottom });
  const within = (at: number, most: number) => Math.max(0, Math.min(most, at));
  return {
    left: within(Math.floor(from.x), design.width),
    top: within(Math.floor(from.y), design.height),
    right: within(Math.ceil(to.x), design.width),
    bottom: within(Math.ceil(to.y), design.height),
  };
}

/** The edge of a cell is drawn half outside it. */
function rectOf({ left, top, right, bottom }: Area, view: View): Rect {
  const cell = cellSize(view);
  return {
    left: view.left + left * cell - 1,
    top: view.top + top * cell - 1,
    right: view.left + right * cell + 1,
    bottom: view.top + bottom * cell + 1,
  };
}

const rectOfReadOut = ({ left, top }: ReadOut): Rect => ({
  left,
  top,
  right: left + READ_OUT.width,
  bottom: top + READ_OUT.height,
});

const around = (a: Rect, b: Rect): Rect => ({
  left: Math.min(a.left, b.left),
  top: Math.min(a.top, b.top),
  right: Math.max(a.right, b.right),
  bottom: Math.max(a.bottom, b.bottom),
});

/** Which cells look different now; 'all' where more than cells does. */
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
  if (before.lifted !== now.lifted)
    for (const lifted of [before.lifted, now.lifted]) cells.push(...cellsUnder(lifted, width));
  if (before.brush !== now.brush || before.mode !== now.mode) cells.push(...known(before.brush, now.brush));
  if (before.cursor !== now.cursor) cells.push(...known(before.cursor, now.cursor));
  cells.push(...changedSpan(before.design, now.design));
  return cells.length === 0 ? null : areaOf(cells, width);
}

/**
 * Cells that span all those whose soil is another now: the first and last of each row that has any. A fill changes
 * every cell of the grid at once, and no one needs them one by one.
 */
function changedSpan(before: Design, { filled, width }: Design): number[] {
  const ends: number[] = [];
  if (before.filled === filled) return ends;
  for (let from = 0; from < filled.length; from += width) {
    let first = from;
    let last = from + width - 1;
    while (first <= last && filled[first] === before.filled[first]) first += 1;
    if (first > last) continue;
    while (filled[last] === before.filled[last]) last -= 1;
    ends.push(first, last);
  }
  return ends;
}

/** Then it is drawn beside the grid, too. */
const leavesGrid = (lifted: Lifted | undefined): boolean => lifted?.problem === 'outside';

/** Where the block stood and where it is held. */
function cellsUnder(lifted: Lifted | undefined, width: number): number[] {
  if (!lifted) return [];
  const shift = lifted.offset.dy * width + lifted.offset.dx;
  return [...lifted.cells, ...lifted.cells.map((cell) => cell + shift)];
}

const known = (...cells: (number | undefined)[]): number[] => cells.filter((cell) => cell !== undefined);

function areaOf(cells: readonly number[], width: number): Area {
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
