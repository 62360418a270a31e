import { BLOCKED, type Ground } from './ground';

/** A part of the plot. */
export interface Part {
  readonly left: number;
  readonly top: number;
  /** The first column and row beyond. */
  readonly right: number;
  readonly bottom: number;
}

/** The part and all of each plant that lies in it in part; undefined where a cell of it cannot be planted. */
export function withWholePlants({ columns, cover, kind, x, y, kinds }: Ground, part: Part): Part | undefined {
  let { left, top, right, bottom } = part;
  for (let row = part.top; row < part.bottom; row += 1)
    for (let column = part.left; column < part.right; column += 1) {
      const slot = cover[row * columns + column] as number;
      if (slot === BLOCKED) return undefined;
      if (slot < 0) continue;
      const of = kind[slot] as number;
      left = Math.min(left, x[slot] as number);
      top = Math.min(top, y[slot] as number);
      right = Math.max(right, (x[slot] as number) + (kinds.widths[of] as number));
      bottom = Math.max(bottom, (y[slot] as number) + (kinds.heights[of] as number));
    }
  return { left, top, right, bottom };
}
