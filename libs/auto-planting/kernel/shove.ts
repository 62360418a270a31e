import { below } from './dice';
import * as draft from './draft';
import { BLOCKED, columns, coverAt, FREE, gainBy, kindOf, leftOf, rows, topOf } from './ground';
import * as group from './group';
import { heightOf, widthOf } from './kinds';
import { at, newArray, put } from './memory';
import { anyPlant, findTarget, targetX, targetY } from './targets';

/** How many plants a step may move, and how often it may look for what is in the way of one of them. */
const MOST_PLANTS: i32 = 12;
const MOST_LOOKS: i32 = 40;

const RIGHT: i32 = 0;
const LEFT: i32 = 1;
const DOWN: i32 = 2;
const WAYS: i32 = 4;

/** By member of the group: where it is to stand, and whether it is yet to be asked what is in its way there. */
const lefts = newArray(MOST_PLANTS);
const tops = newArray(MOST_PLANTS);
const isWaiting = newArray(MOST_PLANTS);
/** Members that are yet to be asked; the last one is next. */
const waiting = newArray(MOST_PLANTS);
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
  if (!makeRoom(slot, below(WAYS)) || group.memberCount === 1) return false;
  draft.begin();
  for (let i = 0; i < group.memberCount; i++) draft.remove(group.memberAt(i));
  for (let i = 0; i < group.memberCount; i++)
    draft.place(kindOf(group.memberAt(i)), at(lefts, i), at(tops, i));
  return draft.make(threshold);
}

/** @returns false where the plot ends, a cell cannot be planted, or too many would move */
function makeRoom(slot: i32, way: i32): bool {
  group.begin();
  waitingCount = 0;
  include(slot, targetX, targetY);
  wait(0);
  for (let looks = 0; waitingCount > 0; looks++) {
    if (looks === MOST_LOOKS) return false;
    waitingCount--;
    const member = at(waiting, waitingCount);
    put(isWaiting, member, 0);
    if (!includeWhatIsInTheWay(member)) return false;
    shoveWhatIsInTheWay(member, way);
  }
  return true;
}

function include(slot: i32, x: i32, y: i32): void {
  const member = group.memberCount;
  group.include(slot);
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
  const kind = kindOf(group.memberAt(member));
  const x = at(lefts, member);
  const y = at(tops, member);
  const right = x + widthOf(kind);
  const bottom = y + heightOf(kind);
  if (x < 0 || y < 0 || right > columns || bottom > rows) return false;
  for (let row = y; row < bottom; row++)
    for (let column = x; column < right; column++) {
      const there = coverAt(column, row);
      if (there === FREE) continue;
      if (there === BLOCKED) return false;
      if (group.includes(there)) continue;
      if (group.memberCount === MOST_PLANTS) return false;
      include(there, leftOf(there), topOf(there));
    }
  return true;
}

/** All but the plant that the room is for give way. */
function shoveWhatIsInTheWay(member: i32, way: i32): void {
  const kind = kindOf(group.memberAt(member));
  const x = at(lefts, member);
  const y = at(tops, member);
  const right = x + widthOf(kind);
  const bottom = y + heightOf(kind);
  for (let other = 1; other < group.memberCount; other++) {
    const width = widthOf(kindOf(group.memberAt(other)));
    const height = heightOf(kindOf(group.memberAt(other)));
    const left = at(lefts, other);
    const top = at(tops, other);
    if (other === member || left >= right || left + width <= x || top >= bottom || top + height <= y)
      continue;
    if (way === RIGHT) put(lefts, other, right);
    else if (way === LEFT) put(lefts, other, x - width);
    else if (way === DOWN) put(tops, other, bottom);
    else put(tops, other, y - height);
    wait(other);
  }
}
