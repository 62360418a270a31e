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
  group.count = 0;
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
  const left = (ground.x[slot] as number) + byX;
  const top = (ground.y[slot] as number) + byY;
  const right = left + (kinds.widths[kind] as number);
  const bottom = top + (kinds.heights[kind] as number);
  if (left < 0 || top < 0 || right > columns || bottom > rows) return false;
  for (let y = top; y < bottom; y += 1)
    for (let x = left; x < right; x += 1) {
      const there = cover[y * columns + x] as number;
      if (there === BLOCKED) return false;
      if (there === FREE || group.has(there)) continue;
      if (group.count === MOST_PLANTS) return false;
      group.add(there);
    }
  return true;
}
