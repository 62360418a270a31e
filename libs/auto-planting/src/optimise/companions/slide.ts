import { BLOCKED, FREE } from './ground';
import { anyPlant, type Tools } from './tools';

const MOST_CELLS = 2;
const MOST_PLANTS = 12;

/**
 * Moves a plant by a cell or two, and whatever is in its way as far along the same way, and so on until there is
 * room: narrow gaps come together this way until a plant fits into them.
 * @returns whether it was made
 */
export function slide(tools: Tools, threshold: number): boolean {
  const { ground, group, best, dice } = tools;
  const isAcross = dice.below(2) === 0;
  const by = (1 + dice.below(MOST_CELLS)) * (dice.below(2) === 0 ? 1 : -1);
  const byX = isAcross ? by : 0;
  const byY = isAcross ? 0 : by;
  group.begin();
  group.add(anyPlant(tools));
  for (let i = 0; i < group.count; i += 1)
    if (!addWhatIsInTheWay(tools, group.slots[i] as number, byX, byY)) return false;
  const gain = group.gainOfMove(byX, byY, false);
  if (gain < -threshold) return false;
  best.leaving(gain);
  group.move(byX, byY);
  ground.total += gain;
  return true;
}

function addWhatIsInTheWay({ ground, group }: Tools, slot: number, byX: number, byY: number): boolean {
  const { cover, columns, rows, kinds } = ground;
  const kind = ground.kind[slot] as number;
  const x = ground.x[slot] as number;
  const y = ground.y[slot] as number;
  const width = kinds.widths[kind] as number;
  const height = kinds.heights[kind] as number;
  if (x + byX < 0 || y + byY < 0 || x + byX + width > columns || y + byY + height > rows) return false;
  // Nothing else stands on the plant's own cells.
  const left = byX > 0 ? Math.max(x + width, x + byX) : x + byX;
  const top = byY > 0 ? Math.max(y + height, y + byY) : y + byY;
  const right = byX < 0 ? Math.min(x, x + byX + width) : x + byX + width;
  const bottom = byY < 0 ? Math.min(y, y + byY + height) : y + byY + height;
  for (let row = top; row < bottom; row += 1)
    for (let column = left; column < right; column += 1) {
      const there = cover[row * columns + column] as number;
      if (there === BLOCKED) return false;
      if (there === FREE || group.has(there)) continue;
      if (group.count === MOST_PLANTS) return false;
      group.add(there);
    }
  return true;
}
