import { leaving } from './best-plan';
import { thirdsAcrossFour } from './falloff';
import { gainAt } from './field';
import * as ground from './ground';
import {
  BLOCKED,
  cells,
  columns,
  cornerOf,
  coverAt,
  FREE,
  gainBy,
  kindOf,
  leftOf,
  lift,
  rows,
  setDown,
  topOf,
} from './ground';
import { heightOf, widthOf, worthOf } from './kinds';
import { at, four, newArray, put, putFour } from './memory';

// Some planned plants that move together, each to a place of its own.

/** More would make one step long: every two of them are looked at. */
const MAX_PLANTS: i32 = 64;
/** One more joins what was gathered. */
const ROOM: i32 = MAX_PLANTS + 1;

let members: usize = 0;
export let memberCount: i32 = 0;
/** By member. */
const kinds = newArray(ROOM);
/**
 * By member, four numbers: where it is to stand and where it stands, twice over, in two orders. One member's less those
 * of another in the other order are the distances new to new, new to old, old to new and old to old.
 */
const oneLefts = newArray(4 * ROOM);
const oneTops = newArray(4 * ROOM);
const otherLefts = newArray(4 * ROOM);
const otherTops = newArray(4 * ROOM);
/** By slot, the last gathering that it was in. */
let gatherings: usize = 0;
let gathering: i32 = 0;

export function newGroup(): void {
  members = newArray(ROOM);
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
      if (left + widthOf(kind) > right || top + heightOf(kind) > bottom || memberCount === MAX_PLANTS)
        return false;
      include(slot);
    }
  return true;
}

/** Where a member is to stand. Every member must be told before they move. */
export function send(place: i32, x: i32, y: i32): void {
  const slot = memberAt(place);
  const kind = kindOf(slot);
  const left = leftOf(slot);
  const top = topOf(slot);
  put(kinds, place, kind);
  putFour(oneLefts, place, x, x, left, left);
  putFour(oneTops, place, y, y, top, top);
  putFour(otherLefts, place, x, left, x, left);
  putFour(otherTops, place, y, top, y, top);
}

/**
 * What the total would gain if all were where they are sent, in units. In the field each new place counts what stands
 * beside it as it is now, so every pair is put right: both new, less one new and one old, and old again, for both were
 * taken away together. No kind is worth anything to itself.
 */
function gainOfMove(): i32 {
  let gain = 0;
  let pairs = i32x4.splat(0);
  for (let i = 0; i < memberCount; i++) {
    const kind = at(kinds, i);
    const lefts = four(oneLefts, i);
    const tops = four(oneTops, i);
    gain += gainBy(kind, toLeft(i), toTop(i)) - gainAt(kind, cornerOf(memberAt(i)));
    const width = i32x4.splat(widthOf(kind));
    const height = i32x4.splat(heightOf(kind));
    for (let j = 0; j < i; j++) {
      const other = at(kinds, j);
      const perThird = worthOf(kind, other);
      if (perThird === 0) continue;
      const x = i32x4.sub(four(otherLefts, j), lefts);
      const y = i32x4.sub(four(otherTops, j), tops);
      const across = i32x4.max_s(i32x4.sub(x, width), i32x4.neg(i32x4.add(x, i32x4.splat(widthOf(other)))));
      const down = i32x4.max_s(i32x4.sub(y, height), i32x4.neg(i32x4.add(y, i32x4.splat(heightOf(other)))));
      const thirds = thirdsAcrossFour(i32x4.max_s(across, down));
      pairs = i32x4.add(pairs, i32x4.mul(thirds, i32x4.splat(perThird)));
    }
  }
  const bothNew = i32x4.extract_lane(pairs, 0);
  const oneNew = i32x4.extract_lane(pairs, 1) + i32x4.extract_lane(pairs, 2);
  return gain + bothNew - oneNew + i32x4.extract_lane(pairs, 3);
}

/**
 * Moves all to where they are sent, where that loses no more than a threshold.
 * @returns whether it was done
 */
export function move(threshold: i32): bool {
  const gain = gainOfMove();
  if (gain < -threshold) return false;
  leaving(gain);
  for (let i = 0; i < memberCount; i++) lift(memberAt(i));
  for (let i = 0; i < memberCount; i++) setDown(memberAt(i), toLeft(i), toTop(i));
  ground.gain(gain);
  return true;
}

/** Where a member is sent. */
function toLeft(place: i32): i32 {
  return at(oneLefts, place << 2);
}

function toTop(place: i32): i32 {
  return at(oneTops, place << 2);
}
