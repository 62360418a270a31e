import { leaving } from './best-plan';
import { worthBetween } from './falloff';
import * as ground from './ground';
import { cells, cellBudget, columns, countOf, cover, kindOf, leftOf, rows, topOf, usedCells } from './ground';
import { areaOf, heightOf, kindCount, limitOf, widthOf } from './kinds';
import { at, change, newArray, put } from './memory';

// A change to the ground that is thought through before it is made: the fields follow only when it is good enough, for
// that costs far more than the thought.

/** What the total would gain, in units. */
export let gain: i32 = 0;
/** Slots, as many as `removedCount`. */
export let removed: usize = 0;
export let removedCount: i32 = 0;
/** What is placed; a kind of -1 is placed no more. */
let placedKinds: usize = 0;
let placedLefts: usize = 0;
let placedTops: usize = 0;
let placedCount: i32 = 0;
/** By cell, the draft that last freed or took it. */
let freed: usize = 0;
let taken: usize = 0;
let draft: i32 = 0;
/** By kind, plants more than on the ground. */
let moreOf: usize = 0;
let moreCells: i32 = 0;

export function newDraft(): void {
  removed = newArray(cells);
  placedKinds = newArray(cells);
  placedLefts = newArray(cells);
  placedTops = newArray(cells);
  freed = newArray(cells);
  taken = newArray(cells);
  moreOf = newArray(kindCount);
}

/** Begins a change; the last one is forgotten. */
export function begin(): void {
  gain = 0;
  removedCount = 0;
  placedCount = 0;
  moreCells = 0;
  memory.fill(moreOf, 0, (<usize>kindCount) << 2);
  draft++;
}

export function remove(slot: i32): void {
  const kind = kindOf(slot);
  gain -= gainBy(kind, leftOf(slot), topOf(slot));
  put(removed, removedCount, slot);
  removedCount++;
  tally(kind, -1);
  mark(freed, kind, leftOf(slot), topOf(slot));
}

/** Whether this change has removed what covered a cell. */
export function isFreed(cell: i32): bool {
  return at(freed, cell) === draft;
}

export function isFree(cell: i32): bool {
  return at(taken, cell) !== draft && (at(cover, cell) === ground.FREE || isFreed(cell));
}

/** Whether the count and the cells that may be planted admit one more. */
export function admits(kind: i32): bool {
  return (
    countOf(kind) + at(moreOf, kind) < limitOf(kind) && usedCells + moreCells + areaOf(kind) <= cellBudget
  );
}

export function hasRoom(kind: i32, x: i32, y: i32): bool {
  const right = x + widthOf(kind);
  const bottom = y + heightOf(kind);
  if (x < 0 || y < 0 || right > columns || bottom > rows) return false;
  for (let row = y; row < bottom; row++)
    for (let column = x; column < right; column++) if (!isFree(row * columns + column)) return false;
  return true;
}

/** What one more of a kind would gain there, in units. */
export function gainBy(kind: i32, x: i32, y: i32): i32 {
  let units = ground.gainBy(kind, x, y);
  for (let i = 0; i < removedCount; i++) {
    const slot = at(removed, i);
    units -= worthBetween(kind, x, y, kindOf(slot), leftOf(slot), topOf(slot));
  }
  for (let i = 0; i < placedCount; i++)
    units += worthBetween(kind, x, y, at(placedKinds, i), at(placedLefts, i), at(placedTops, i));
  return units;
}

/** There must be room. */
export function place(kind: i32, x: i32, y: i32): void {
  gain += gainBy(kind, x, y);
  put(placedKinds, placedCount, kind);
  put(placedLefts, placedCount, x);
  put(placedTops, placedCount, y);
  placedCount++;
  tally(kind, 1);
  mark(taken, kind, x, y);
}

/**
 * Makes the change where it loses no more than a threshold; what would go and come back is left alone.
 * @returns whether it was made
 */
export function make(threshold: i32): bool {
  if (gain < -threshold) return false;
  leaving(gain);
  for (let i = 0; i < removedCount; i++) if (!comesBack(at(removed, i))) ground.remove(at(removed, i));
  for (let i = 0; i < placedCount; i++)
    if (at(placedKinds, i) >= 0) ground.add(at(placedKinds, i), at(placedLefts, i), at(placedTops, i));
  return true;
}

/** Whether the same is placed again where it was removed; then it is placed no more. */
function comesBack(slot: i32): bool {
  for (let i = 0; i < placedCount; i++) {
    if (at(placedKinds, i) !== kindOf(slot)) continue;
    if (at(placedLefts, i) !== leftOf(slot) || at(placedTops, i) !== topOf(slot)) continue;
    put(placedKinds, i, -1);
    return true;
  }
  return false;
}

function tally(kind: i32, by: i32): void {
  change(moreOf, kind, by);
  moreCells += by * areaOf(kind);
}

function mark(marks: usize, kind: i32, x: i32, y: i32): void {
  const right = x + widthOf(kind);
  const bottom = y + heightOf(kind);
  for (let row = y; row < bottom; row++)
    for (let column = x; column < right; column++) put(marks, row * columns + column, draft);
}
