import { cornerAt, gainAt, press, spread } from './field';
import { areaOf, heightOf, kindCount, sizeOf, widthOf, worthOf } from './kinds';
import { at, change, newArray, put } from './memory';

// The bed that is searched: its cells, its plants, and what the plan is worth. A planned plant is a slot. Nothing here
// asks for the rules: whoever changes the ground has asked.

/** What covers a cell where no planned plant does. */
export const FREE: i32 = -1;
export const BLOCKED: i32 = -2;

export let columns: i32 = 0;
export let rows: i32 = 0;
export let cells: i32 = 0;
/** Cells that may be planted in all. */
export let cellBudget: i32 = 0;
export let usedCells: i32 = 0;
/** Plants. */
export let count: i32 = 0;
/** Units of the plan. */
export let total: i32 = 0;

/** By cell: the slot that covers it, or `FREE` or `BLOCKED`. */
export let cover: usize = 0;
/** The slots of the planned plants are the first `count`. */
export let planned: usize = 0;
/** By slot, its place in `planned`. */
let places: usize = 0;
/** By slot. */
export let kinds: usize = 0;
export let lefts: usize = 0;
export let tops: usize = 0;
/** By slot, where its corner stands in a field. */
let corners: usize = 0;
/** By kind. */
let counts: usize = 0;

export function newGround(width: i32, height: i32, budget: i32): void {
  columns = width;
  rows = height;
  cells = width * height;
  cellBudget = budget;
  cover = newArray(cells);
  planned = newArray(cells);
  places = newArray(cells);
  kinds = newArray(cells);
  lefts = newArray(cells);
  tops = newArray(cells);
  corners = newArray(cells);
  counts = newArray(kindCount);
  for (let slot = 0; slot < cells; slot++) {
    put(planned, slot, slot);
    put(places, slot, slot);
  }
}

export function kindOf(slot: i32): i32 {
  return at(kinds, slot);
}

export function leftOf(slot: i32): i32 {
  return at(lefts, slot);
}

export function topOf(slot: i32): i32 {
  return at(tops, slot);
}

export function cornerOf(slot: i32): i32 {
  return at(corners, slot);
}

export function plannedAt(place: i32): i32 {
  return at(planned, place);
}

export function countOf(kind: i32): i32 {
  return at(counts, kind);
}

/** The slot that covers a cell, or `FREE` or `BLOCKED`. */
export function coverAt(x: i32, y: i32): i32 {
  return at(cover, y * columns + x);
}

/** What one more of a kind would gain there, in units. */
export function gainBy(kind: i32, x: i32, y: i32): i32 {
  return gainAt(kind, cornerAt(x, y));
}

export function add(kind: i32, x: i32, y: i32): void {
  total += gainBy(kind, x, y);
  const slot = plannedAt(count);
  count++;
  change(counts, kind, 1);
  usedCells += areaOf(kind);
  put(kinds, slot, kind);
  setDown(slot, x, y);
}

export function remove(slot: i32): void {
  const kind = kindOf(slot);
  lift(slot);
  count--;
  const last = plannedAt(count);
  const place = at(places, slot);
  put(planned, place, last);
  put(places, last, place);
  put(planned, count, slot);
  put(places, slot, count);
  change(counts, kind, -1);
  usedCells -= areaOf(kind);
  total -= gainAt(kind, cornerOf(slot));
}

/** Counts what the changes below have gained. */
export function gain(units: i32): void {
  total += units;
}

/** Takes a plant off its cells, to be set down again. */
export function lift(slot: i32): void {
  mark(slot, FREE);
  spread(kindOf(slot), cornerOf(slot), -1);
}

/** Sets down what was lifted. */
export function setDown(slot: i32, x: i32, y: i32): void {
  put(lefts, slot, x);
  put(tops, slot, y);
  put(corners, slot, cornerAt(x, y));
  mark(slot, slot);
  spread(kindOf(slot), cornerOf(slot), 1);
}

/** Two plants of one size change places: each takes the other's kind. */
export function swap(slot: i32, other: i32): void {
  const a = kindOf(slot);
  const b = kindOf(other);
  const size = sizeOf(a);
  put(kinds, slot, b);
  put(kinds, other, a);
  for (let kind = 0; kind < kindCount; kind++) {
    const perThird = worthOf(b, kind) - worthOf(a, kind);
    if (perThird === 0) continue;
    press(size, kind, cornerOf(slot), perThird);
    press(size, kind, cornerOf(other), -perThird);
  }
}

function mark(slot: i32, as: i32): void {
  const width = widthOf(kindOf(slot));
  let cell = topOf(slot) * columns + leftOf(slot);
  for (let row = heightOf(kindOf(slot)); row > 0; row--) {
    for (let column = 0; column < width; column++) put(cover, cell + column, as);
    cell += columns;
  }
}
