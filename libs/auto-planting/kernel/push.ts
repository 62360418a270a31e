import { below } from './dice';
import * as draft from './draft';
import { BLOCKED, columns, coverAt, kindOf, leftOf, topOf } from './ground';
import { areaOf, heightOf, widthOf } from './kinds';
import { at, newArray, put } from './memory';
import { anyPlant, findTarget, targetX, targetY } from './targets';

/** How many plants may give way to one, and where each looks for a new place: where room was made, and elsewhere. */
const MAX_PUSHED: i32 = 9;
const PLACES_WHERE_ROOM_WAS_MADE: i32 = 8;
const PLACES_ELSEWHERE: i32 = 4;

/** The largest first. */
const pushed = newArray(MAX_PUSHED + 1);

/**
 * Moves a plant to a place that others hold in part; they give way to the best of a few places that have room, those
 * that find none are left out (an ejection chain of length two, Glover 1996).
 * @returns whether it was made
 */
export function push(threshold: i32): bool {
  const slot = anyPlant();
  if (!findTarget(slot)) return false;
  const x = targetX;
  const y = targetY;
  draft.begin();
  draft.remove(slot);
  if (!removeWhatIsInTheWay(kindOf(slot), x, y)) return false;
  const count = draft.removedCount - 1;
  for (let i = 0; i < count; i++) insertBySize(at(draft.removed, i + 1), i);
  draft.place(kindOf(slot), x, y);
  for (let i = 0; i < count; i++) giveWay(at(pushed, i), slot);
  return draft.make(threshold);
}

function removeWhatIsInTheWay(kind: i32, x: i32, y: i32): bool {
  const right = x + widthOf(kind);
  const bottom = y + heightOf(kind);
  for (let row = y; row < bottom; row++)
    for (let column = x; column < right; column++) {
      const there = coverAt(column, row);
      if (there === BLOCKED) return false;
      if (there < 0 || draft.isFreed(row * columns + column)) continue;
      if (draft.removedCount > MAX_PUSHED) return false;
      draft.remove(there);
    }
  return true;
}

/** @param count of those that are pushed so far */
function insertBySize(slot: i32, count: i32): void {
  const area = areaOf(kindOf(slot));
  let place = count;
  for (; place > 0 && areaOf(kindOf(at(pushed, place - 1))) < area; place--)
    put(pushed, place, at(pushed, place - 1));
  put(pushed, place, slot);
}

/** @param gone whose old place may be free now */
function giveWay(slot: i32, gone: i32): void {
  const kind = kindOf(slot);
  const left = leftOf(gone) - widthOf(kind) + 1;
  const top = topOf(gone) - heightOf(kind) + 1;
  const columnsThere = widthOf(kindOf(gone)) + widthOf(kind) - 1;
  const rowsThere = heightOf(kindOf(gone)) + heightOf(kind) - 1;
  let best = 0;
  let bestX = 0;
  let bestY = 0;
  for (let i = 0; i < PLACES_WHERE_ROOM_WAS_MADE + PLACES_ELSEWHERE; i++) {
    const isWhereRoomWasMade = i < PLACES_WHERE_ROOM_WAS_MADE;
    if (!isWhereRoomWasMade && !findTarget(slot)) continue;
    const x = isWhereRoomWasMade ? left + below(columnsThere) : targetX;
    const y = isWhereRoomWasMade ? top + below(rowsThere) : targetY;
    if (!draft.hasRoom(kind, x, y)) continue;
    const gain = draft.gainBy(kind, x, y);
    if (gain <= best) continue;
    best = gain;
    bestX = x;
    bestY = y;
  }
  if (best > 0) draft.place(kind, bestX, bestY);
}
