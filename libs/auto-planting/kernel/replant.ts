import { below } from './dice';
import * as draft from './draft';
import { columns, coverAt, rows } from './ground';
import { areaOf, kindCount } from './kinds';
import * as part from './part';

/** A part of the plot: at least so many feet, at most so many more. */
const SMALLEST_SIDE: i32 = 2;
const MORE_SIDE: i32 = 5;
/** How often of 100 a cell is left out: in one planting never, in one hardly, in one often. */
const RARELY_SKIPPED: i32 = 5;
const OFTEN_SKIPPED: i32 = 30;
/** How often of 100 plants are taken by their size instead of by what they gain. */
const BY_SIZE: i32 = 30;

/**
 * Clears a small part of the plot and plants it anew, row by row, each free cell with what gains most for its size
 * there, or with what is large, give or take some chance.
 * @returns whether it was made
 */
export function replant(threshold: i32): bool {
  draft.begin();
  clearPart();
  const way = below(3);
  const skipped = way === 0 ? 0 : way === 1 ? RARELY_SKIPPED : OFTEN_SKIPPED;
  const isBySize = below(100) < BY_SIZE;
  for (let y = part.top; y < part.bottom; y++)
    for (let x = part.left; x < part.right; x++) {
      if (!draft.isFree(y * columns + x) || below(100) < skipped) continue;
      const kind = bestAt(x, y, isBySize);
      if (kind >= 0) draft.place(kind, x, y);
    }
  return draft.make(threshold);
}

/** Plants that lie in the part in part belong to it whole. */
function clearPart(): void {
  const width = SMALLEST_SIDE + below(MORE_SIDE);
  const height = SMALLEST_SIDE + below(MORE_SIDE);
  const x = max(0, below(columns) - (width >> 1));
  const y = max(0, below(rows) - (height >> 1));
  const toX = min(columns, x + width);
  const toY = min(rows, y + height);
  part.begin(x, y, toX, toY);
  for (let row = y; row < toY; row++)
    for (let column = x; column < toX; column++) {
      const slot = coverAt(column, row);
      if (slot < 0 || draft.isFreed(row * columns + column)) continue;
      draft.remove(slot);
      part.takeIn(slot);
    }
}

/** The kind to plant there, or -1. */
function bestAt(x: i32, y: i32, isBySize: bool): i32 {
  let best = -1;
  let most: f64 = 0;
  for (let kind = 0; kind < kindCount; kind++) {
    if (!draft.admits(kind) || !draft.hasRoom(kind, x, y)) continue;
    const worth = isBySize ? sizeOrSo(kind) : gainForSizeOrSo(kind, x, y);
    if (worth <= most) continue;
    best = kind;
    most = worth;
  }
  return best;
}

function sizeOrSo(kind: i32): f64 {
  return <f64>(areaOf(kind) * (25 + below(100)));
}

function gainForSizeOrSo(kind: i32, x: i32, y: i32): f64 {
  return (<f64>draft.gainBy(kind, x, y) * <f64>(75 + below(50))) / <f64>areaOf(kind);
}
