import { below } from './dice';
import { BLOCKED, columns, coverAt, FREE, kindOf, leftOf, rows, topOf } from './ground';
import * as group from './group';
import { heightOf, widthOf } from './kinds';
import { anyPlant } from './targets';

const MAX_CELLS: i32 = 2;
const MAX_PLANTS: i32 = 12;

/**
 * Moves a plant by a cell or two, and whatever is in its way as far along the same way, and so on until there is room:
 * narrow gaps come together this way until a plant fits into them.
 * @returns whether it was made
 */
export function slide(threshold: i32): bool {
  const isAcross = below(2) === 0;
  const far = 1 + below(MAX_CELLS);
  const by = below(2) === 0 ? far : -far;
  const byX = isAcross ? by : 0;
  const byY = isAcross ? 0 : by;
  group.begin();
  group.include(anyPlant());
  for (let i = 0; i < group.memberCount; i++)
    if (!includeWhatIsInTheWay(group.memberAt(i), byX, byY)) return false;
  for (let i = 0; i < group.memberCount; i++) {
    const slot = group.memberAt(i);
    group.send(i, leftOf(slot) + byX, topOf(slot) + byY);
  }
  return group.move(threshold);
}

function includeWhatIsInTheWay(slot: i32, byX: i32, byY: i32): bool {
  const x = leftOf(slot);
  const y = topOf(slot);
  const width = widthOf(kindOf(slot));
  const height = heightOf(kindOf(slot));
  if (x + byX < 0 || y + byY < 0 || x + byX + width > columns || y + byY + height > rows) return false;
  // Nothing else stands on the plant's own cells.
  const left = byX > 0 ? max(x + width, x + byX) : x + byX;
  const top = byY > 0 ? max(y + height, y + byY) : y + byY;
  const right = byX < 0 ? min(x, x + byX + width) : x + byX + width;
  const bottom = byY < 0 ? min(y, y + byY + height) : y + byY + height;
  for (let row = top; row < bottom; row++)
    for (let column = left; column < right; column++) {
      const there = coverAt(column, row);
      if (there === BLOCKED) return false;
      if (there === FREE || group.includes(there)) continue;
      if (group.memberCount === MAX_PLANTS) return false;
      group.include(there);
    }
  return true;
}
