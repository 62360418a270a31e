import type { Bed } from '../problem/bed';
import type { Kind } from '../problem/kind';

/**
 * Places as many of one kind as its count and the bed admit, at the first cells that have room, row by row.
 * What has no room now has none later, so one pass is enough.
 */
export function placeRowByRow(bed: Bed, kind: Kind): void {
  const { width, height } = bed.problem;
  for (let y = 0; y + kind.height <= height; y += 1)
    for (let x = 0; x + kind.width <= width; x += 1) {
      if (!bed.admits(kind)) return;
      if (!bed.hasRoom(kind, x, y) || !bed.isWelcome(kind, x, y)) continue;
      bed.place(kind, x, y);
      x += kind.width - 1;
    }
}
