import { BLOCKED, coverAt, kindOf, leftOf, topOf } from './ground';
import { heightOf, widthOf } from './kinds';

// The part of the plot that a step clears.

export let left: i32 = 0;
export let top: i32 = 0;
/** The first column and row beyond. */
export let right: i32 = 0;
export let bottom: i32 = 0;

export function begin(x: i32, y: i32, toX: i32, toY: i32): void {
  left = x;
  top = y;
  right = toX;
  bottom = toY;
}

/** Takes in all of a plant. */
export function takeIn(slot: i32): void {
  const kind = kindOf(slot);
  left = min(left, leftOf(slot));
  top = min(top, topOf(slot));
  right = max(right, leftOf(slot) + widthOf(kind));
  bottom = max(bottom, topOf(slot) + heightOf(kind));
}

/**
 * Grows until no plant crosses its edge.
 * @returns false where a side would be longer than that, or a cell of it cannot be planted
 */
export function growToWholePlants(longestSide: i32): bool {
  while (right - left <= longestSide && bottom - top <= longestSide) {
    const x = left;
    const y = top;
    const toX = right;
    const toY = bottom;
    for (let row = y; row < toY; row++)
      for (let column = x; column < toX; column++) {
        const slot = coverAt(column, row);
        if (slot === BLOCKED) return false;
        if (slot >= 0) takeIn(slot);
      }
    if (left === x && top === y && right === toX && bottom === toY) return true;
  }
  return false;
}
