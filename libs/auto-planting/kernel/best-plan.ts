import { add, cells, count, kindOf, leftOf, plannedAt, remove, topOf, total } from './ground';
import { at, newArray, put } from './memory';

// The best plan that the ground has held; written down only when the ground is about to lose it.

/** Its units. */
export let bestTotal: i32 = 0;
let isThere = true;
let noted: i32 = 0;
let kinds: usize = 0;
let lefts: usize = 0;
let tops: usize = 0;

/** The ground's plan is the best so far. */
export function newBestPlan(): void {
  bestTotal = total;
  kinds = newArray(cells);
  lefts = newArray(cells);
  tops = newArray(cells);
}

/** Before a change whose gain is known. */
export function leaving(gain: i32): void {
  if (gain < 0 && isThere) note();
}

/** After a change. */
export function changed(): void {
  if (total <= bestTotal) return;
  bestTotal = total;
  isThere = true;
}

/** Leaves the ground with the best plan. */
export function restore(): void {
  if (isThere) return;
  while (count > 0) remove(plannedAt(count - 1));
  for (let i = 0; i < noted; i++) add(at(kinds, i), at(lefts, i), at(tops, i));
  isThere = true;
}

function note(): void {
  isThere = false;
  noted = count;
  for (let i = 0; i < count; i++) {
    const slot = plannedAt(i);
    put(kinds, i, kindOf(slot));
    put(lefts, i, leftOf(slot));
    put(tops, i, topOf(slot));
  }
}
