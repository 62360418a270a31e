import { COMPANION_REACH, falloffThirds } from '../../relations';
import { BLOCKED, FREE } from './ground';
import { anyPlant, type Tools } from './tools';

/** How often of 100 a larger plant moves so that the smaller one comes to stand in it: it rarely gains. */
const LARGER_SHARE = 50;

/**
 * Moves a plant to another place of its size, or, where another of its size covers the corner of that place, to the
 * place of the other. What stands there, wholly inside, takes its old place in the same arrangement, so both places
 * stay legal. One of two plants of a size, a large plant and the small ones of its size, or a plant and empty cells
 * change places this way. Where the place lies in a larger plant, it is that plant which moves, so far that the
 * smaller one comes to stand there.
 * @returns whether it was made
 */
export function exchange(tools: Tools, threshold: number): boolean {
  const { ground, targets, dice } = tools;
  const { kinds } = ground;
  const slot = anyPlant(tools);
  if (!targets.find(slot)) return false;
  const { x, y } = targets;
  const there = ground.cover[y * ground.columns + x] as number;
  if (there === BLOCKED) return false;
  if (there === FREE || there === slot) return moveTo(tools, slot, x, y, threshold);
  const kind = ground.kind[slot] as number;
  const other = ground.kind[there] as number;
  if (kinds.sizes[kind] === kinds.sizes[other]) return kind !== other && swap(tools, slot, there, threshold);
  const left = (ground.x[there] as number) - x;
  const top = (ground.y[there] as number) - y;
  const wider = (kinds.widths[other] as number) - (kinds.widths[kind] as number);
  const higher = (kinds.heights[other] as number) - (kinds.heights[kind] as number);
  if (left >= 0 && top >= 0 && left + wider <= 0 && top + higher <= 0)
    return moveTo(tools, slot, x, y, threshold);
  if (left > 0 || top > 0 || left + wider < 0 || top + higher < 0) return false;
  if (dice.below(100) >= LARGER_SHARE) return false;
  return moveTo(tools, there, (ground.x[slot] as number) + left, (ground.y[slot] as number) + top, threshold);
}

/** Two plants of one size change places. */
function swap({ ground, best }: Tools, slot: number, other: number, threshold: number): boolean {
  const { plane, field, corners, kinds } = ground;
  const a = ground.kind[slot] as number;
  const b = ground.kind[other] as number;
  const byX = Math.abs((ground.x[slot] as number) - (ground.x[other] as number));
  const byY = Math.abs((ground.y[slot] as number) - (ground.y[other] as number));
  const from = corners[slot] as number;
  const to = corners[other] as number;
  let gain =
    (field[a * plane + to] as number) -
    (field[a * plane + from] as number) +
    (field[b * plane + from] as number) -
    (field[b * plane + to] as number);
  const perThird = kinds.worth[a * kinds.count + b] as number;
  if (perThird !== 0) {
    // Each was counted as if the other were still beside it; the pair itself stays as far apart as it is.
    const between = Math.max(byX - (kinds.widths[a] as number), byY - (kinds.heights[a] as number));
    gain -= 2 * perThird * (COMPANION_REACH - falloffThirds(between + 1));
  }
  if (gain < -threshold) return false;
  best.leaving(gain);
  ground.swap(slot, other);
  ground.total += gain;
  return true;
}

/** A plant changes places with whatever stands, wholly inside, where it is to stand. */
function moveTo(tools: Tools, slot: number, x: number, y: number, threshold: number): boolean {
  const { ground, group, best } = tools;
  const { kinds } = ground;
  const kind = ground.kind[slot] as number;
  const width = kinds.widths[kind] as number;
  const height = kinds.heights[kind] as number;
  if (!group.gather(x, y, width, height, slot)) return false;
  const byX = (ground.x[slot] as number) - x;
  const byY = (ground.y[slot] as number) - y;
  const apart = Math.max(Math.abs(byX) - width, Math.abs(byY) - height);
  if (group.count > 0 && apart < 0) return false;
  let gain = ground.gainBy(kind, x, y) - ground.gainBy(kind, x + byX, y + byY);
  if (group.count > 0) {
    const isFar = apart >= COMPANION_REACH;
    gain += group.gainOfMove(byX, byY, isFar) + correctionOf(tools, slot, x, y, isFar);
  }
  if (gain < -threshold) return false;
  best.leaving(gain);
  ground.lift(slot);
  group.move(byX, byY);
  ground.setDown(slot, x, y);
  ground.total += gain;
  return true;
}

/** A plant and those of the group were each counted beside what goes; the pair itself once too often before. */
function correctionOf({ ground, group }: Tools, slot: number, x: number, y: number, isFar: boolean): number {
  const { kinds } = ground;
  const a = ground.kind[slot] as number;
  const ax = ground.x[slot] as number;
  const ay = ground.y[slot] as number;
  let units = 0;
  for (let i = 0; i < group.count; i += 1) {
    const other = group.slots[i] as number;
    const b = ground.kind[other] as number;
    const perThird = kinds.worth[a * kinds.count + b] as number;
    if (perThird === 0) continue;
    units -= 2 * perThird * COMPANION_REACH;
    if (isFar) continue;
    const bx = ground.x[other] as number;
    const by = ground.y[other] as number;
    units += kinds.between(a, ax, ay, b, bx, by) + kinds.between(a, x, y, b, bx + ax - x, by + ay - y);
  }
  return units;
}
