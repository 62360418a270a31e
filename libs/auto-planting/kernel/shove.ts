import { below } from './dice';
import { BLOCKED, columns, cover, coverAt, FREE, gainBy, kindOf, leftOf, rows, topOf } from './ground';
import * as group from './group';
import { heightOf, widthOf } from './kinds';
import { at, newArray, put } from './memory';
import { anyPlant, findTarget, targetX, targetY } from './targets';

/** How many plants a step may move, and how often it may look for what is in the way of one of them. */
const MAX_PLANTS: i32 = 12;
const MAX_LOOKS: i32 = 40;

const RIGHT: i32 = 0;
const LEFT: i32 = 1;
const DOWN: i32 = 2;
const UP: i32 = 3;
const WAYS: i32 = 4;

/**
 * By member of the group: its size, where it is to stand, and whether it is yet to be asked what is in its way there.
 */
const widths = newArray(MAX_PLANTS);
const heights = newArray(MAX_PLANTS);
const lefts = newArray(MAX_PLANTS);
const tops = newArray(MAX_PLANTS);
const isWaiting = newArray(MAX_PLANTS);
/** Members that are yet to be asked; the last one is next. */
const waiting = newArray(MAX_PLANTS);
let waitingCount: i32 = 0;

/**
 * Moves a plant to another place; what is in its way is shoved one way, just so far that all have room: plants that
 * stand well together stay together.
 * @returns whether it was made
 */
export function shove(threshold: i32): bool {
  const slot = anyPlant();
  if (!findTarget(slot)) return false;
  // Those that give way seldom gain: what the plant itself would lose tells soon enough.
  const kind = kindOf(slot);
  if (gainBy(kind, targetX, targetY) - gainBy(kind, leftOf(slot), topOf(slot)) < -threshold) return false;
  const way = below(WAYS);
  if (!mayHaveRoom(slot, way) || !makeRoom(slot, way) || group.memberCount === 1) return false;
  for (let i = 0; i < group.memberCount; i++) group.send(i, at(lefts, i), at(tops, i));
  return group.move(threshold);
}

/**
 * Whether each row or column of the place has free cells enough that way: what stands there stays in its row, or in its
 * column. Most places have not, and this is soon known.
 */
function mayHaveRoom(slot: i32, way: i32): bool {
  const width = widthOf(kindOf(slot));
  const height = heightOf(kindOf(slot));
  if (way === RIGHT || way === LEFT) {
    const from = way === RIGHT ? targetX : 0;
    const to = way === RIGHT ? columns : targetX + width;
    for (let row = targetY; row < targetY + height; row++)
      if (!hasFree(slot, row * columns + from, to - from, 1, width)) return false;
    return true;
  }
  const from = way === DOWN ? targetY : 0;
  const to = way === DOWN ? rows : targetY + height;
  for (let column = targetX; column < targetX + width; column++)
    if (!hasFree(slot, from * columns + column, to - from, columns, height)) return false;
  return true;
}

/** Whether so many of some cells in a line are free once a plant is gone. */
function hasFree(slot: i32, first: i32, cellCount: i32, apart: i32, wanted: i32): bool {
  let cell = first;
  for (let i = 0; i < cellCount; i++) {
    const there = at(cover, cell);
    if ((there === FREE || there === slot) && --wanted === 0) return true;
    cell += apart;
  }
  return false;
}

/** @returns false where the plot ends, a cell cannot be planted, or too many would move */
function makeRoom(slot: i32, way: i32): bool {
  group.begin();
  waitingCount = 0;
  include(slot, targetX, targetY);
  wait(0);
  for (let looks = 0; waitingCount > 0; looks++) {
    if (looks === MAX_LOOKS) return false;
    waitingCount--;
    const member = at(waiting, waitingCount);
    put(isWaiting, member, 0);
    if (!includeWhatIsInTheWay(member)) return false;
    if (!shoveWhatIsInTheWay(member, way)) return false;
  }
  return true;
}

function include(slot: i32, x: i32, y: i32): void {
  const member = group.memberCount;
  group.include(slot);
  put(widths, member, widthOf(kindOf(slot)));
  put(heights, member, heightOf(kindOf(slot)));
  put(lefts, member, x);
  put(tops, member, y);
  put(isWaiting, member, 0);
}

function wait(member: i32): void {
  if (at(isWaiting, member) === 1) return;
  put(isWaiting, member, 1);
  put(waiting, waitingCount, member);
  waitingCount++;
}

/** Those that stand, for now, where a member is to stand. */
function includeWhatIsInTheWay(member: i32): bool {
  const x = at(lefts, member);
  const y = at(tops, member);
  const right = x + at(widths, member);
  const bottom = y + at(heights, member);
  for (let row = y; row < bottom; row++)
    for (let column = x; column < right; column++) {
      const there = coverAt(column, row);
      if (there === FREE) continue;
      if (there === BLOCKED) return false;
      if (group.includes(there)) continue;
      if (group.memberCount === MAX_PLANTS) return false;
      include(there, leftOf(there), topOf(there));
    }
  return true;
}

/** All but the plant that the room is for give way. */
function shoveWhatIsInTheWay(member: i32, way: i32): bool {
  const x = at(lefts, member);
  const y = at(tops, member);
  const right = x + at(widths, member);
  const bottom = y + at(heights, member);
  for (let other = 1; other < group.memberCount; other++) {
    const width = at(widths, other);
    const height = at(heights, other);
    const left = at(lefts, other);
    const top = at(tops, other);
    if (other === member || left >= right || left + width <= x || top >= bottom || top + height <= y)
      continue;
    const toX = way === RIGHT ? right : way === LEFT ? x - width : left;
    const toY = way === DOWN ? bottom : way === UP ? y - height : top;
    if (toX < 0 || toY < 0 || toX + width > columns || toY + height > rows) return false;
    put(lefts, other, toX);
    put(tops, other, toY);
    wait(other);
  }
  return true;
}
