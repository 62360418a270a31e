import { isPlantable, type Matrix, sizeOf } from './matrix';

/** Smallest and largest side of one plant's footprint in feet (2 §5). */
export const MIN_PLANT_SIDE = 1;
export const MAX_PLANT_SIDE = 50;
/** A plot of 50 × 50 holds at most this many plants. */
export const MAX_PLANTS_PER_GARDEN = 2500;

/** A rectangle of cells: top-left corner and sides, in feet. */
export interface Footprint {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** One plant standing in a plot. `id` is the garden plant's own id; `plantId` names its kind. */
export interface Placement extends Footprint {
  readonly id: string;
  readonly plantId: string;
  readonly plantName: string;
  /** '#rrggbb'. */
  readonly color: string;
}

/** Whether two footprints have a square in common. */
export const sharesSquares = (a: Footprint, b: Footprint): boolean =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

/** Whether the outer footprint has all squares of the inner one. */
export const isWithin = (inner: Footprint, outer: Footprint): boolean =>
  inner.x >= outer.x &&
  inner.y >= outer.y &&
  inner.x + inner.width <= outer.x + outer.width &&
  inner.y + inner.height <= outer.y + outer.height;

export type FootprintProblem = 'outside' | 'not-plantable' | 'occupied';

/** Which plant covers each cell: row-major, -1 for none, else the index in the list. */
export function occupancyOf(matrix: Matrix, placements: readonly Footprint[]): Int32Array {
  const { width, height } = sizeOf(matrix);
  const occupancy = new Int32Array(width * height).fill(-1);
  placements.forEach((placement, index) => {
    for (let y = placement.y; y < placement.y + placement.height; y += 1)
      for (let x = placement.x; x < placement.x + placement.width; x += 1)
        if (x >= 0 && y >= 0 && x < width && y < height) occupancy[y * width + x] = index;
  });
  return occupancy;
}

/**
 * Why a footprint cannot stand there, or undefined when it can: it must lie wholly inside the grid,
 * every covered cell must be plantable and empty (2 §5). `ignore` is the index of the plant being moved.
 */
export function footprintProblem(
  matrix: Matrix,
  occupancy: Int32Array,
  footprint: Footprint,
  ignore = -1,
): FootprintProblem | undefined {
  const { width, height } = sizeOf(matrix);
  const { x, y } = footprint;
  if (x < 0 || y < 0 || x + footprint.width > width || y + footprint.height > height) return 'outside';
  let occupied = false;
  for (let row = y; row < y + footprint.height; row += 1)
    for (let column = x; column < x + footprint.width; column += 1) {
      if (!isPlantable(matrix, column, row)) return 'not-plantable';
      const by = occupancy[row * width + column] as number;
      if (by !== -1 && by !== ignore) occupied = true;
    }
  return occupied ? 'occupied' : undefined;
}

export interface LayoutProblem {
  /** Index in the list of footprints. */
  readonly index: number;
  readonly problem: FootprintProblem | 'size';
}

/** The same for a footprint of any numbers: whole feet, within the sides that a plant can have. */
export function groundProblem(
  matrix: Matrix,
  occupancy: Int32Array,
  footprint: Footprint,
): LayoutProblem['problem'] | undefined {
  const { x, y, width, height } = footprint;
  if (![x, y].every(Number.isInteger)) return 'outside';
  const isSide = (side: number) => Number.isInteger(side) && side >= MIN_PLANT_SIDE && side <= MAX_PLANT_SIDE;
  if (!isSide(width) || !isSide(height)) return 'size';
  return footprintProblem(matrix, occupancy, footprint);
}

/** The first placement of a layout that breaks a rule of 2 §5, or undefined for a legal layout. */
export function layoutProblem(matrix: Matrix, footprints: readonly Footprint[]): LayoutProblem | undefined {
  const { width, height } = sizeOf(matrix);
  const taken = new Int32Array(width * height).fill(-1);
  for (const [index, footprint] of footprints.entries()) {
    const problem = groundProblem(matrix, taken, footprint);
    if (problem) return { index, problem };
    for (let y = footprint.y; y < footprint.y + footprint.height; y += 1)
      taken.fill(index, y * width + footprint.x, y * width + footprint.x + footprint.width);
  }
  return undefined;
}
