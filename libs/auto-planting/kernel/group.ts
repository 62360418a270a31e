import { thirdsAcross } from './falloff';
import { BLOCKED, cells, columns, coverAt, FREE, gainBy, kindOf, leftOf, move, rows, topOf } from './ground';
import { heightOf, widthOf, worthOf } from './kinds';
import { at, newArray, put } from './memory';

// Some planned plants that move together, each as far and the same way.

/** More would make one step long: every two of them are looked at. */
const MOST_PLANTS: i32 = 64;

let members: usize = 0;
export let memberCount: i32 = 0;
/** By slot, the last gathering that it was in. */
let gatherings: usize = 0;
let gathering: i32 = 0;

export function newGroup(): void {
  members = newArray(MOST_PLANTS);
  gatherings = newArray(cells);
}

/** Begins to gather; who was in the group is not any more. */
export function begin(): void {
  memberCount = 0;
  gathering++;
}

export function include(slot: i32): void {
  put(members, memberCount, slot);
  memberCount++;
  put(gatherings, slot, gathering);
}

export function includes(slot: i32): bool {
  return at(gatherings, slot) === gathering;
}

export function memberAt(place: i32): i32 {
  return at(members, place);
}

/**
 * Becomes what stands in a rectangle, one plant left aside.
 * @returns false where a plant sticks out of it, it lies outside the plot, a cell of it cannot be planted, or too many
 * stand in it
 */
export function gather(x: i32, y: i32, width: i32, height: i32, aside: i32): bool {
  begin();
  const right = x + width;
  const bottom = y + height;
  if (x < 0 || y < 0 || right > columns || bottom > rows) return false;
  for (let row = y; row < bottom; row++)
    for (let column = x; column < right; column++) {
      const slot = coverAt(column, row);
      if (slot === FREE || slot === aside) continue;
      if (slot === BLOCKED) return false;
      const left = leftOf(slot);
      const top = topOf(slot);
      if (left < x || top < y) return false;
      if (left !== column || top !== row) continue;
      const kind = kindOf(slot);
      if (left + widthOf(kind) > right || top + heightOf(kind) > bottom || memberCount === MOST_PLANTS)
        return false;
      include(slot);
    }
  return true;
}

/**
 * What the total would gain if all moved, in units; beside what stands where they go it counts as side by side.
 * @param isFar whether no plant's new place is within reach of another's old one
 */
export function gainOfMove(byX: i32, byY: i32, isFar: bool): i32 {
  let gain = 0;
  for (let i = 0; i < memberCount; i++) {
    const slot = memberAt(i);
    const kind = kindOf(slot);
    const x = leftOf(slot);
    const y = topOf(slot);
    gain += gainBy(kind, x + byX, y + byY) - gainBy(kind, x, y);
    for (let j = 0; j < i; j++) gain += gainOfPair(slot, memberAt(j), byX, byY, isFar);
  }
  return gain;
}

/** Moves all. */
export function moveBy(byX: i32, byY: i32): void {
  move(members, memberCount, byX, byY);
}

/** Each was counted beside the other's old place instead of its new one. */
function gainOfPair(slot: i32, other: i32, byX: i32, byY: i32, isFar: bool): i32 {
  const a = kindOf(slot);
  const b = kindOf(other);
  const perThird = worthOf(a, b);
  if (perThird === 0) return 0;
  // Cells from the right and the lower side of each to the left and the upper side of the other.
  const right = leftOf(other) - leftOf(slot) - widthOf(a);
  const left = leftOf(slot) - leftOf(other) - widthOf(b);
  const below = topOf(other) - topOf(slot) - heightOf(a);
  const above = topOf(slot) - topOf(other) - heightOf(b);
  let thirds = 2 * thirdsOf(right, left, below, above);
  if (!isFar)
    thirds -=
      thirdsOf(right - byX, left + byX, below - byY, above + byY) +
      thirdsOf(right + byX, left - byX, below + byY, above - byY);
  return perThird * thirds;
}

/** Of the two columns and the two rows that lie between two plants, one each is that from side to side. */
function thirdsOf(right: i32, left: i32, below: i32, above: i32): i32 {
  return thirdsAcross(max(max(right, left), max(below, above)));
}
