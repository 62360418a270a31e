import { below } from './dice';
import { columns, count, kindOf, leftOf, plannedAt, rows, topOf } from './ground';
import { heightOf, widthOf, worthOf } from './kinds';

/** Of 100 places, how many are sought within a few feet of where the plant stands, and how many beside a companion. */
const NEARBY_SHARE: i32 = 15;
const COMPANION_SHARE: i32 = 75;
const NEARBY: i32 = 4;
/** Most cells between a plant and the companion beside which it is to stand. */
const GAP: i32 = 1;
/** Plants that are asked whether they are such a companion. */
const ASKED: i32 = 4;

/** The place that was found last. */
export let targetX: i32 = 0;
export let targetY: i32 = 0;

/** Some plant. There must be one. */
export function anyPlant(): i32 {
  return plannedAt(below(count));
}

/** @returns whether a place inside the plot was found for a plant, other than where it stands */
export function findTarget(slot: i32): bool {
  const kind = kindOf(slot);
  const width = widthOf(kind);
  const height = heightOf(kind);
  const draw = below(100);
  if (draw < NEARBY_SHARE) {
    targetX = leftOf(slot) - NEARBY + below(2 * NEARBY + 1);
    targetY = topOf(slot) - NEARBY + below(2 * NEARBY + 1);
  } else {
    const companion = draw < NEARBY_SHARE + COMPANION_SHARE ? companionOf(kind) : -1;
    if (companion < 0) {
      targetX = below(columns - width + 1);
      targetY = below(rows - height + 1);
    } else {
      const other = kindOf(companion);
      targetX = leftOf(companion) - width - GAP + below(widthOf(other) + width + 2 * GAP + 1);
      targetY = topOf(companion) - height - GAP + below(heightOf(other) + height + 2 * GAP + 1);
    }
  }
  return (
    targetX >= 0 &&
    targetY >= 0 &&
    targetX + width <= columns &&
    targetY + height <= rows &&
    (targetX !== leftOf(slot) || targetY !== topOf(slot))
  );
}

/** A plant that is good for a kind, or -1. */
function companionOf(kind: i32): i32 {
  for (let asked = 0; asked < ASKED; asked++) {
    const slot = anyPlant();
    if (worthOf(kind, kindOf(slot)) > 0) return slot;
  }
  return -1;
}
