import type { Footprint, Matrix } from '@planted/garden-domain';
import { squareNames } from '@planted/rotation';

/** A square of a bed. */
export interface Square {
  readonly x: number;
  readonly y: number;
}

/** What is known of the ground of a bed. */
interface Advised {
  /** Squares on which rules advise against a kind. */
  readonly squaresAgainst: (plantId: string) => readonly Square[];
}

/** Squares of soil on which nothing stands and no rule advises against a kind, row by row. */
export function freeSquares(
  matrix: Matrix,
  taken: readonly Footprint[],
  plantId: string,
  { squaresAgainst }: Advised,
): Square[] {
  const not = new Set([
    ...taken.flatMap((one) => squareNames(one)),
    ...squaresAgainst(plantId).map(({ x, y }) => `${x},${y}`),
  ]);
  return matrix.flatMap((row, y) =>
    row.flatMap((soil, x) => (soil === 1 && !not.has(`${x},${y}`) ? [{ x, y }] : [])),
  );
}

const NAMED = 4;

/** '6 squares are free for Cherry Tomato: row 1, column 2; row 1, column 3; and 4 more.' */
export function freeWords(free: readonly Square[], plantName: string): string {
  if (free.length === 0) return `No square is free for ${plantName} this season.`;
  const names = free.slice(0, NAMED).map(({ x, y }) => `row ${y + 1}, column ${x + 1}`);
  const more = free.length > NAMED ? [`and ${free.length - NAMED} more`] : [];
  const count = free.length === 1 ? '1 square is' : `${free.length} squares are`;
  return `${count} free for ${plantName}: ${[...names, ...more].join('; ')}.`;
}
