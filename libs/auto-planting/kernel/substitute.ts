import { below } from './dice';
import * as draft from './draft';
import { columns, count, kindOf, leftOf, rows, topOf } from './ground';
import { heightOf, kindCount, widthOf } from './kinds';
import { anyPlant } from './targets';

/**
 * Plants one that found no place so far: on free cells, or instead of another plant.
 * @returns whether it was made
 */
export function substitute(threshold: i32): bool {
  if (kindCount === 0) return false;
  const kind = below(kindCount);
  draft.begin();
  let x: i32;
  let y: i32;
  if (count === 0 || below(2) === 0) {
    x = below(columns - widthOf(kind) + 1);
    y = below(rows - heightOf(kind) + 1);
  } else {
    const slot = anyPlant();
    if (kindOf(slot) === kind) return false;
    x = leftOf(slot);
    y = topOf(slot);
    draft.remove(slot);
  }
  if (!draft.admits(kind) || !draft.hasRoom(kind, x, y)) return false;
  draft.place(kind, x, y);
  return draft.make(threshold);
}

/** Takes one plant out: its place may be worth more to its neighbors, or to the next. */
export function takeOut(threshold: i32): bool {
  draft.begin();
  draft.remove(anyPlant());
  return draft.make(threshold);
}
