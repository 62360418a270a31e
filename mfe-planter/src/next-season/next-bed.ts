import { type Footprint, isPlantable, type Matrix } from '@planted/garden-domain';

interface Square {
  readonly x: number;
  readonly y: number;
}

/** Squares of soil that join at their sides: one bed of a garden. Row by row. */
interface Bed {
  readonly squares: readonly Square[];
  /** The left top corner of the box around them. */
  readonly corner: Square;
}

const SIDES = [
  [1, 0],
  [-1, 0],
  [0, 1],
  [0, -1],
] as const;

const keyOf = ({ x, y }: Square): string => `${x},${y}`;

/** The beds of a garden in the order of their first squares. */
function bedsOf(matrix: Matrix): Bed[] {
  const seen = new Set<string>();
  const beds: Bed[] = [];
  for (const [y, row] of matrix.entries())
    for (const x of row.keys()) {
      if (!isPlantable(matrix, x, y) || seen.has(keyOf({ x, y }))) continue;
      seen.add(keyOf({ x, y }));
      const squares: Square[] = [{ x, y }];
      for (const square of squares)
        for (const [right, down] of SIDES) {
          const next = { x: square.x + right, y: square.y + down };
          if (!isPlantable(matrix, next.x, next.y) || seen.has(keyOf(next))) continue;
          seen.add(keyOf(next));
          squares.push(next);
        }
      const corner = {
        x: Math.min(...squares.map((square) => square.x)),
        y: Math.min(...squares.map((square) => square.y)),
      };
      beds.push({ squares: squares.toSorted((a, b) => a.y - b.y || a.x - b.x), corner });
    }
  return beds;
}

/**
 * For each footprint the corners to try when it moves on: first where it would lie in the next bed as it lies in its own,
 * then the rest of that bed, then the beds after it, and of its own bed what comes behind it, then what comes before.
 */
export function nextCorners(matrix: Matrix): (from: Footprint) => Generator<Square> {
  const beds = bedsOf(matrix);
  const places = new Map(
    beds.flatMap(({ squares }, bed) => squares.map((square, at) => [keyOf(square), { bed, at }] as const)),
  );
  return function* corners(from) {
    const place = places.get(keyOf(from));
    const own = place && beds[place.bed];
    if (!own) {
      for (const { squares } of beds) yield* squares;
      return;
    }
    for (const bed of [...beds.slice(place.bed + 1), ...beds.slice(0, place.bed)]) {
      // Where it is no soil, it is no footprint either.
      yield { x: from.x - own.corner.x + bed.corner.x, y: from.y - own.corner.y + bed.corner.y };
      yield* bed.squares;
    }
    yield* own.squares.slice(place.at);
    yield* own.squares.slice(0, place.at);
  };
}
