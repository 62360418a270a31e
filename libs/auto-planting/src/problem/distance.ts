import type { Footprint } from '@planted/garden-domain';

const apart = (a: number, aSide: number, b: number, bSide: number): number =>
  Math.max(0, b - (a + aSide - 1), a - (b + bSide - 1));

/**
 * Feet from one plant to another: steps between their nearest columns or rows, whichever is more.
 * 1 is side by side or corner to corner, 2 has one cell between, 0 is overlapping.
 */
export const distanceBetween = (a: Footprint, b: Footprint): number =>
  Math.max(apart(a.x, a.width, b.x, b.width), apart(a.y, a.height, b.y, b.height));
