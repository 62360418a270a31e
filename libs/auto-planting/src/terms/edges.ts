import type { Footprint } from '@planted/garden-domain';
import type { Problem } from '../problem/problem';

/** How far the cells of a plot are from where one can stand: outside, and where nothing can be planted. */
export interface Edges {
  /** Feet from a plant's nearest cell to the edge: 1 where it touches it. */
  readonly feetFrom: (plant: Footprint) => number;
  /** Whether a side of it lies along the edge. */
  readonly touches: (plant: Footprint) => boolean;
  readonly deepest: number;
}

export function edgesOf({
  width,
  height,
  plantable,
}: Pick<Problem, 'width' | 'height' | 'plantable'>): Edges {
  const isBed = (x: number, y: number): boolean =>
    x >= 0 && y >= 0 && x < width && y < height && plantable[y * width + x] === 1;
  const feet = new Uint8Array(width * height);
  let deepest = 0;
  // Ring by ring: a cell is one farther from the edge than the nearest of its eight neighbors.
  for (let ring = 1, left = true; left; ring += 1) {
    left = false;
    for (let y = 0; y < height; y += 1)
      for (let x = 0; x < width; x += 1) {
        if (!isBed(x, y) || feet[y * width + x] !== 0) continue;
        left = true;
        const meets = [-1, 0, 1].some((down) =>
          [-1, 0, 1].some((right) => {
            if (!isBed(x + right, y + down)) return ring === 1;
            const there = feet[(y + down) * width + x + right] as number;
            return there > 0 && there === ring - 1;
          }),
        );
        if (!meets) continue;
        feet[y * width + x] = ring;
        deepest = ring;
      }
  }
  const some = (
    { x, y, width: w, height: h }: Footprint,
    has: (x: number, y: number) => boolean,
  ): boolean => {
    for (let row = y; row < y + h; row += 1)
      for (let column = x; column < x + w; column += 1) if (has(column, row)) return true;
    return false;
  };
  return {
    deepest,
    feetFrom({ x, y, width: w, height: h }) {
      let least = Number.POSITIVE_INFINITY;
      for (let row = y; row < y + h; row += 1)
        for (let column = x; column < x + w; column += 1)
          least = Math.min(least, feet[row * width + column] as number);
      return least;
    },
    touches: (plant) =>
      some(plant, (x, y) => !isBed(x - 1, y) || !isBed(x + 1, y) || !isBed(x, y - 1) || !isBed(x, y + 1)),
  };
}
