import { BLOCKED } from './ground';
import { anyPlant, type Tools } from './tools';

/** How many plants may give way to one, and where each looks for a new place: where room was made, and elsewhere. */
const MOST_PUSHED = 9;
const PLACES_WHERE_ROOM_WAS_MADE = 8;
const PLACES_ELSEWHERE = 4;

/**
 * Moves a plant to a place that others hold in part; they give way to the best of a few places that have room, those
 * that find none are left out (an ejection chain of length two, Glover 1996).
 * @returns whether it was made
 */
export function push(tools: Tools, threshold: number): boolean {
  const { ground, draft, targets } = tools;
  const slot = anyPlant(tools);
  if (!targets.find(slot)) return false;
  const { x, y } = targets;
  draft.begin();
  draft.remove(slot);
  if (!removeWhatIsInTheWay(tools, slot, x, y)) return false;
  const pushed = Array.from(draft.removed.subarray(1, draft.removedCount));
  const areaOf = (other: number) => ground.kinds.areas[ground.kind[other] as number] as number;
  pushed.sort((a, b) => areaOf(b) - areaOf(a));
  draft.place(ground.kind[slot] as number, x, y);
  for (const other of pushed) giveWay(tools, other, slot);
  return draft.make(threshold);
}

function removeWhatIsInTheWay({ ground, draft }: Tools, slot: number, x: number, y: number): boolean {
  const { cover, columns, kinds } = ground;
  const kind = ground.kind[slot] as number;
  const right = x + (kinds.widths[kind] as number);
  const bottom = y + (kinds.heights[kind] as number);
  for (let row = y; row < bottom; row += 1)
    for (let column = x; column < right; column += 1) {
      const cell = row * columns + column;
      const there = cover[cell] as number;
      if (there === BLOCKED) return false;
      if (there < 0 || draft.isFreed(cell)) continue;
      if (draft.removedCount > MOST_PUSHED) return false;
      draft.remove(there);
    }
  return true;
}

/** @param gone whose old place may be free now */
function giveWay({ ground, draft, targets, dice }: Tools, slot: number, gone: number): void {
  const { kinds } = ground;
  const kind = ground.kind[slot] as number;
  const width = kinds.widths[kind] as number;
  const height = kinds.heights[kind] as number;
  const left = (ground.x[gone] as number) - width + 1;
  const top = (ground.y[gone] as number) - height + 1;
  const columns = (kinds.widths[ground.kind[gone] as number] as number) + width - 1;
  const rows = (kinds.heights[ground.kind[gone] as number] as number) + height - 1;
  let best = 0;
  let bestX = 0;
  let bestY = 0;
  for (let i = 0; i < PLACES_WHERE_ROOM_WAS_MADE + PLACES_ELSEWHERE; i += 1) {
    const isWhereRoomWasMade = i < PLACES_WHERE_ROOM_WAS_MADE;
    if (!isWhereRoomWasMade && !targets.find(slot)) continue;
    const x = isWhereRoomWasMade ? left + dice.below(columns) : targets.x;
    const y = isWhereRoomWasMade ? top + dice.below(rows) : targets.y;
    if (!draft.hasRoom(kind, x, y)) continue;
    const gain = draft.gainBy(kind, x, y);
    if (gain <= best) continue;
    best = gain;
    bestX = x;
    bestY = y;
  }
  if (best > 0) draft.place(kind, bestX, bestY);
}
