import { COMPANION_REACH, falloffThirds } from '../../relations';
import type { UnitArray } from './kind-table';

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** The plot, and the cells from one row of a field to the next. */
export interface FieldShape {
  readonly columns: number;
  readonly rows: number;
  readonly stride: number;
}

/**
 * What a plant, or its move, changes in the field of another size: for places around the plant's corner, how many
 * thirds. Places with the same thirds follow each other, so that a run of them is one addition over and over.
 */
export interface Stamp {
  /** From the plant's corner to the place, in a field. */
  readonly offsets: Int32Array;
  /** By run of places: its thirds, and where the next run begins. */
  readonly thirds: Int32Array;
  readonly ends: Int32Array;
}

/** The falloff around a plant, for every place that the corner of another size may have within reach. */
export const stampOf = (plant: Size, other: Size, shape: FieldShape): Stamp =>
  stampFrom(plant, other, shape, 0, 0, (x, y) => thirdsBetween(plant, other, x, y));

/** What changes there where the plant moves so far. */
export const moveStampOf = (plant: Size, other: Size, shape: FieldShape, byX: number, byY: number): Stamp =>
  stampFrom(
    plant,
    other,
    shape,
    byX,
    byY,
    (x, y) => thirdsBetween(plant, other, x - byX, y - byY) - thirdsBetween(plant, other, x, y),
  );

/** Adds to a field what a plant with its corner there, or its move from there, is worth. */
export function press(field: UnitArray, stamp: Stamp, at: number, perThird: number): void {
  const { offsets, thirds, ends } = stamp;
  let i = 0;
  for (let run = 0; run < ends.length; run += 1) {
    const units = perThird * (thirds[run] as number);
    for (const end = ends[run] as number; i < end; i += 1) {
      const place = at + (offsets[i] as number);
      field[place] = (field[place] as number) + units;
    }
  }
}

/** Of a plant whose corner is at 0, 0. Overlapping counts as side by side. */
function thirdsBetween(plant: Size, other: Size, x: number, y: number): number {
  const columns = Math.max(x - plant.width, -x - other.width);
  const rows = Math.max(y - plant.height, -y - other.height);
  return falloffThirds(Math.max(columns, rows) + 1);
}

function stampFrom(
  plant: Size,
  other: Size,
  { columns, rows, stride }: FieldShape,
  byX: number,
  byY: number,
  thirdsAt: (x: number, y: number) => number,
): Stamp {
  const beyond = COMPANION_REACH - 1;
  // Two plants in one plot cannot be farther apart than the plot admits: it keeps the stamps of large plants small.
  const left = Math.max(plant.width - columns, Math.min(0, byX) - other.width - beyond);
  const top = Math.max(plant.height - rows, Math.min(0, byY) - other.height - beyond);
  const right = Math.min(columns - other.width, Math.max(0, byX) + plant.width + beyond);
  const bottom = Math.min(rows - other.height, Math.max(0, byY) + plant.height + beyond);
  const runs = new Map<number, number[]>();
  for (let y = top; y <= bottom; y += 1)
    for (let x = left; x <= right; x += 1) {
      const thirds = thirdsAt(x, y);
      if (thirds === 0) continue;
      const run = runs.get(thirds);
      if (run) run.push(y * stride + x);
      else runs.set(thirds, [y * stride + x]);
    }
  let end = 0;
  return {
    offsets: Int32Array.from([...runs.values()].flat()),
    thirds: Int32Array.from(runs.keys()),
    ends: Int32Array.from(runs.values(), (run) => (end += run.length)),
  };
}
