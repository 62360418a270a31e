import { leaving } from './best-plan';
import { below } from './dice';
import { REACH, thirdsAcross } from './falloff';
import { gainAt } from './field';
import * as ground from './ground';
import { BLOCKED, cornerOf, coverAt, FREE, kindOf, leftOf, topOf } from './ground';
import * as group from './group';
import { heightOf, sizeOf, widthOf, worthOf } from './kinds';
import { anyPlant, findTarget, targetX, targetY } from './targets';

/** How often of 100 a larger plant moves so that the smaller one comes to stand in it: it rarely gains. */
const LARGER_SHARE: i32 = 50;

/**
 * Moves a plant to another place of its size, or, where another of its size covers the corner of that place, to the
 * place of the other. What stands there, wholly inside, takes its old place in the same arrangement, so both places
 * stay legal. One of two plants of a size, a large plant and the small ones of its size, or a plant and empty cells
 * change places this way. Where the place lies in a larger plant, it is that plant which moves, so far that the
 * smaller one comes to stand there.
 * @returns whether it was made
 */
export function exchange(threshold: i32): bool {
  const slot = anyPlant();
  if (!findTarget(slot)) return false;
  const x = targetX;
  const y = targetY;
  const there = coverAt(x, y);
  if (there === BLOCKED) return false;
  if (there === FREE || there === slot) return moveTo(slot, x, y, threshold);
  const kind = kindOf(slot);
  const other = kindOf(there);
  if (sizeOf(kind) === sizeOf(other)) return kind !== other && swap(slot, there, threshold);
  const left = leftOf(there) - x;
  const top = topOf(there) - y;
  const wider = widthOf(other) - widthOf(kind);
  const higher = heightOf(other) - heightOf(kind);
  if (left >= 0 && top >= 0 && left + wider <= 0 && top + higher <= 0) return moveTo(slot, x, y, threshold);
  if (left > 0 || top > 0 || left + wider < 0 || top + higher < 0) return false;
  if (below(100) >= LARGER_SHARE) return false;
  return moveTo(there, leftOf(slot) + left, topOf(slot) + top, threshold);
}

/** Two plants of one size change places. */
function swap(slot: i32, other: i32, threshold: i32): bool {
  const a = kindOf(slot);
  const b = kindOf(other);
  const from = cornerOf(slot);
  const to = cornerOf(other);
  let gain = gainAt(a, to) - gainAt(a, from) + gainAt(b, from) - gainAt(b, to);
  const perThird = worthOf(a, b);
  if (perThird !== 0) {
    // Each was counted as if the other were still beside it; the pair itself stays as far apart as it is.
    const byX = abs(leftOf(slot) - leftOf(other));
    const byY = abs(topOf(slot) - topOf(other));
    gain -= 2 * perThird * (REACH - thirdsAcross(max(byX - widthOf(a), byY - heightOf(a))));
  }
  if (gain < -threshold) return false;
  leaving(gain);
  ground.swap(slot, other);
  ground.gain(gain);
  return true;
}

/** A plant changes places with whatever stands, wholly inside, where it is to stand. */
function moveTo(slot: i32, x: i32, y: i32, threshold: i32): bool {
  const kind = kindOf(slot);
  const width = widthOf(kind);
  const height = heightOf(kind);
  if (!group.gather(x, y, width, height, slot)) return false;
  const byX = leftOf(slot) - x;
  const byY = topOf(slot) - y;
  if (group.memberCount > 0 && abs(byX) < width && abs(byY) < height) return false;
  for (let i = 0; i < group.memberCount; i++) {
    const other = group.memberAt(i);
    group.send(i, leftOf(other) + byX, topOf(other) + byY);
  }
  const last = group.memberCount;
  group.include(slot);
  group.send(last, x, y);
  return group.move(threshold);
}
