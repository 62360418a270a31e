import { below } from './dice';
import { columns, FREE, kindOf, leftOf, rows, topOf } from './ground';
import * as group from './group';
import { heightOf, widthOf } from './kinds';
import * as part from './part';
import { anyPlant } from './targets';

/** Most cells beside the plant on each side that the part begins with, and its longest side once all in it is whole. */
const MARGIN: i32 = 2;
const LONGEST_SIDE: i32 = 9;
const MAX_PLANTS: i32 = 40;

/**
 * Mirrors a part of the plot that no plant crosses, across, down or both ways: a large plant changes its neighbors
 * together with those that stand well beside it.
 * @returns whether it was made
 */
export function mirror(threshold: i32): bool {
  if (!findPartAround(anyPlant()) || !gather()) return false;
  const way = below(3);
  const isAcross = way !== 1;
  const isDown = way !== 0;
  for (let i = 0; i < group.memberCount; i++) {
    const slot = group.memberAt(i);
    const kind = kindOf(slot);
    const x = leftOf(slot);
    const y = topOf(slot);
    const mirroredX = isAcross ? part.left + part.right - x - widthOf(kind) : x;
    const mirroredY = isDown ? part.top + part.bottom - y - heightOf(kind) : y;
    group.send(i, mirroredX, mirroredY);
  }
  return group.move(threshold);
}

function findPartAround(slot: i32): bool {
  const x = leftOf(slot);
  const y = topOf(slot);
  const left = max(0, x - below(MARGIN + 1));
  const top = max(0, y - below(MARGIN + 1));
  const right = min(columns, x + widthOf(kindOf(slot)) + below(MARGIN + 1));
  const bottom = min(rows, y + heightOf(kindOf(slot)) + below(MARGIN + 1));
  part.begin(left, top, right, bottom);
  return part.growToWholePlants(LONGEST_SIDE);
}

/** @returns false where nothing can change, or so much that the step would be long */
function gather(): bool {
  const width = part.right - part.left;
  const height = part.bottom - part.top;
  if (!group.gather(part.left, part.top, width, height, FREE)) return false;
  return group.memberCount > 1 && group.memberCount <= MAX_PLANTS;
}
