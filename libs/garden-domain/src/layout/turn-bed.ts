import { type Matrix, rotateClockwise, sizeOf } from '../matrix';
import type { Footprint } from '../placement';
import type { BedChange, QuarterTurns } from './layout-change';

/** A shape after so many quarter turns clockwise. */
export const turnMatrix = (matrix: Matrix, turns: QuarterTurns): Matrix =>
  Array.from({ length: turns }).reduce<Matrix>((turned) => rotateClockwise(turned), matrix);

/** Where a footprint of the bed `before` lies after the change of its ground; it may be outside, or without soil. */
export function carryFootprint<Spot extends Footprint>(spot: Spot, before: Matrix, change: BedChange): Spot {
  let { x, y, width, height } = spot;
  let bed = sizeOf(before);
  for (let turn = 0; turn < change.turns; turn += 1) {
    [x, y, width, height] = [bed.height - y - height, x, height, width];
    bed = { width: bed.height, height: bed.width };
  }
  return { ...spot, x: x + change.shift.x, y: y + change.shift.y, width, height };
}
