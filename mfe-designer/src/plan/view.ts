import type { GridSize } from '@planted/garden-domain';
import type { Point } from '../grid/line';

/** Side of a cell at 100 %, in CSS pixels (1 §9). */
export const CELL = 25;
/** Room for the rulers at the left and the top, in CSS pixels. */
export const RULER = 24;
/** Room at the right and the bottom. */
export const EDGE = 8;
const MIN_ZOOM = 0.3;
const MAX_ZOOM = 4;
/** One press of + or −. */
export const ZOOM_STEP = 1.25;

/** CSS pixels. */
export interface Box {
  readonly width: number;
  readonly height: number;
}

/** Where the grid's top left corner lies in the box, and how large a cell is. */
export interface View {
  readonly zoom: number;
  readonly left: number;
  readonly top: number;
}

export const cellSize = ({ zoom }: Pick<View, 'zoom'>): number => CELL * zoom;

/** A place in the box (CSS pixels) as a place on the grid (cells). */
export const toPoint = (view: View, at: Point): Point => ({
  x: (at.x - view.left) / cellSize(view),
  y: (at.y - view.top) / cellSize(view),
});

/** A plan that fits lies in the middle; a larger one covers the box, whichever way it is pushed. */
export function settle(view: View, grid: GridSize, box: Box): View {
  const cell = cellSize(view);
  const along = (start: number, room: number, length: number): number => {
    const free = room - RULER - EDGE - length;
    return free >= 0 ? Math.round(RULER + free / 2) : Math.min(RULER, Math.max(RULER + free, start));
  };
  return {
    zoom: view.zoom,
    left: along(view.left, box.width, grid.width * cell),
    top: along(view.top, box.height, grid.height * cell),
  };
}

/** Whether the whole grid can be seen. */
export function fits(view: View, grid: GridSize, box: Box): boolean {
  const cell = cellSize(view);
  return grid.width * cell <= box.width - RULER - EDGE && grid.height * cell <= box.height - RULER - EDGE;
}

/** The largest view that shows the whole grid. */
export function fitView(grid: GridSize, box: Box): View {
  const across = (box.width - RULER - EDGE) / (Math.max(1, grid.width) * CELL);
  const down = (box.height - RULER - EDGE) / (Math.max(1, grid.height) * CELL);
  return settle({ zoom: bounded(Math.min(across, down)), left: 0, top: 0 }, grid, box);
}

/** Zooms so that what lies under `at` stays under it. */
export function zoomAbout(view: View, factor: number, at: Point, grid: GridSize, box: Box): View {
  const zoom = bounded(view.zoom * factor);
  const grown = zoom / view.zoom;
  const left = at.x - (at.x - view.left) * grown;
  const top = at.y - (at.y - view.top) * grown;
  return settle({ zoom, left, top }, grid, box);
}

export const panBy = (view: View, by: Point, grid: GridSize, box: Box): View =>
  settle({ ...view, left: view.left + by.x, top: view.top + by.y }, grid, box);

/** Pans as little as needed to show a cell, for the keyboard. */
export function reveal(view: View, at: Point, grid: GridSize, box: Box): View {
  const cell = cellSize(view);
  const short = (start: number, end: number, room: number): number => {
    if (start < RULER) return RULER - start;
    return Math.min(0, room - EDGE - end);
  };
  const x = view.left + at.x * cell;
  const y = view.top + at.y * cell;
  return panBy(view, { x: short(x, x + cell, box.width), y: short(y, y + cell, box.height) }, grid, box);
}

/** Whether a value from storage is a zoom that + and − can reach. */
export const isZoom = (value: unknown): value is number =>
  typeof value === 'number' && value === bounded(value);

const bounded = (zoom: number): number => Math.min(MAX_ZOOM, Math.max(MIN_ZOOM, zoom));
