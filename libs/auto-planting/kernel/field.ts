import { REACH, thirdsBetween } from './falloff';
import {
  heightOf,
  highest,
  kindCount,
  kindOfSize,
  relatedCount,
  relatedTo,
  sizeCount,
  sizeOf,
  widest,
  widthOf,
  worthOf,
} from './kinds';
import { at, change, newArray, put, putFour } from './memory';

// For every kind and corner what one more plant would gain there, in units. A margin around the plot takes what is
// spread beyond it, so that nobody needs to ask where the plot ends: right of a row lies the left of the next.

/** Length of the field of one kind. */
let plane: i32 = 0;
let stride: i32 = 0;
/** The corner of the first cell. */
let origin: i32 = 0;
let field: usize = 0;
/** A stamp for each two sizes, [a × sizes + b], of so many numbers. */
let stamps: usize = 0;
const STAMP: i32 = 4;
/**
 * [kind × kinds + i], four numbers: what a plant of a kind changes for the i-th that it is related to. The address
 * where its stamp begins for a corner of 0, the stamp, and units per third.
 */
let presses: usize = 0;

/** @param perPlant units that a plant is worth without neighbors */
export function newField(columns: i32, rows: i32, perPlant: i32): void {
  const marginX = widest + REACH - 1;
  const marginY = highest + REACH - 1;
  stride = columns + marginX;
  origin = marginY * stride + marginX;
  plane = (marginY + rows + REACH + 1) * stride;
  field = newArray(kindCount * plane);
  for (let i = 0; i < kindCount * plane; i++) put(field, i, perPlant);
  stamps = newArray(sizeCount * sizeCount * STAMP);
  for (let a = 0; a < sizeCount; a++) for (let b = 0; b < sizeCount; b++) makeStamp(columns, rows, a, b);
  presses = newArray(kindCount * kindCount * 4);
  for (let kind = 0; kind < kindCount; kind++)
    for (let i = 0; i < relatedCount(kind); i++) {
      const other = relatedTo(kind, i);
      const stamp = stampOf(sizeOf(kind), sizeOf(other));
      const first = <i32>placeAt(other, at(stamp, 0));
      putFour(presses, kind * kindCount + i, first, <i32>stamp, worthOf(kind, other), 0);
    }
}

/** Adds a plant's worth, or takes it off, where those stand that it is related to, or could. */
export function spread(kind: i32, corner: i32, by: i32): void {
  let press = presses + ((<usize>(kind * kindCount)) << 4);
  for (let i = relatedCount(kind); i > 0; i--) {
    add(<usize>at(press, 0) + ((<usize>corner) << 2), <usize>at(press, 1), by * at(press, 2));
    press += 16;
  }
}

/** Where a corner stands in the field of a kind. */
export function cornerAt(x: i32, y: i32): i32 {
  return origin + y * stride + x;
}

/** What one more of a kind would gain with its corner there, in units. */
export function gainAt(kind: i32, corner: i32): i32 {
  return at(field, kind * plane + corner);
}

/** Adds what a plant that the search leaves where it is would be worth to a kind. */
export function pressKept(
  width: i32,
  height: i32,
  x: i32,
  y: i32,
  kind: i32,
  perThird: i32,
  columns: i32,
  rows: i32,
): void {
  for (let cy = 0; cy <= rows - heightOf(kind); cy++)
    for (let cx = 0; cx <= columns - widthOf(kind); cx++) {
      const thirds = thirdsBetween(width, height, widthOf(kind), heightOf(kind), cx - x, cy - y);
      change(field, kind * plane + cornerAt(cx, cy), perThird * thirds);
    }
}

/** Adds to the field of a kind what a plant of a size with its corner there is worth. */
export function press(size: i32, kind: i32, corner: i32, perThird: i32): void {
  const stamp = stampOf(size, sizeOf(kind));
  add(placeAt(kind, corner + at(stamp, 0)), stamp, perThird);
}

/** Adds a stamp to the field, four places at once; the first three fours of a row, for few have more, without a loop. */
function add(first: usize, stamp: usize, perThird: i32): void {
  let place = first;
  let thirds: usize = <usize>at(stamp, 3);
  const fours = at(stamp, 2);
  const toNextRow: usize = (<usize>stride) << 2;
  const toNextThirds: usize = (<usize>fours) << 4;
  const units = i32x4.splat(perThird);
  for (let row = at(stamp, 1); row > 0; row--) {
    addFour(place, thirds, units);
    if (fours > 1) addFour(place + 16, thirds + 16, units);
    if (fours > 2) addFour(place + 32, thirds + 32, units);
    for (let after: usize = 48; after < toNextThirds; after += 16)
      addFour(place + after, thirds + after, units);
    place += toNextRow;
    thirds += toNextThirds;
  }
}

function addFour(place: usize, thirds: usize, units: v128): void {
  v128.store(place, i32x4.add(v128.load(place), i32x4.mul(v128.load(thirds), units)));
}

/** The stamp for two sizes. */
function stampOf(size: i32, other: i32): usize {
  return stamps + ((<usize>((size * sizeCount + other) * STAMP)) << 2);
}

/** The address of a corner's number in the field of a kind. */
function placeAt(kind: i32, corner: i32): usize {
  return field + ((<usize>(kind * plane + corner)) << 2);
}

/**
 * The falloff around a plant of size `a` for every place that the corner of size `b` may have within reach: where it
 * begins, from the plant's corner; its rows; fours of places in a row, the last ones 0; the thirds.
 */
function makeStamp(columns: i32, rows: i32, a: i32, b: i32): void {
  const width = widthOf(kindOfSize(a));
  const height = heightOf(kindOfSize(a));
  const otherWidth = widthOf(kindOfSize(b));
  const otherHeight = heightOf(kindOfSize(b));
  // Two plants in one plot cannot be farther apart than the plot admits: it keeps the stamps of large plants small.
  const left = max(width - columns, 1 - otherWidth - REACH);
  const top = max(height - rows, 1 - otherHeight - REACH);
  const right = min(columns - otherWidth, width + REACH - 1);
  const bottom = min(rows - otherHeight, height + REACH - 1);
  const fours = (right - left + 4) >> 2;
  const thirds = newArray((bottom - top + 1) * fours * 4);
  for (let y = top; y <= bottom; y++)
    for (let x = left; x <= right; x++)
      put(
        thirds,
        (y - top) * fours * 4 + x - left,
        thirdsBetween(width, height, otherWidth, otherHeight, x, y),
      );
  const stamp = stampOf(a, b);
  put(stamp, 0, top * stride + left);
  put(stamp, 1, bottom - top + 1);
  put(stamp, 2, fours);
  put(stamp, 3, <i32>thirds);
}
