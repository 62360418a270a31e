import type { Footprint } from './placement';

/** Most plants of a kind that a gardener can set for one square foot. */
export const MAX_PER_SQUARE = 64;

type Sides = Pick<Footprint, 'width' | 'height'>;

/** Squares (of one foot) that a footprint covers. */
export const squaresOf = ({ width, height }: Sides): number => width * height;

/** More squares than any bed has on a side. */
const ROW = 65_536;

/** Squares that footprints cover together: one in which a fast kind grows between a slow one (SEA-8) counts once. */
export function coveredSquares(footprints: Iterable<Footprint>): number {
  const covered = new Set<number>();
  for (const { x, y, width, height } of footprints)
    for (let row = y; row < y + height; row += 1)
      for (let column = x; column < x + width; column += 1) covered.add(row * ROW + column);
  return covered.size;
}

/**
 * Plants that grow in a footprint: 16 carrots in one square; one that is given more room than a square stands alone.
 * @param perSquare what the gardener set, else what the plant table says; without either one plant takes its footprint
 */
export const plantsIn = (footprint: Sides, perSquare: number | null | undefined): number =>
  perSquare === undefined || perSquare === null || squaresOf(footprint) > 1
    ? 1
    : Math.max(1, Math.round(perSquare));

/** '16 plants in 1 square'. */
export const densityWords = (plants: number, squares: number): string =>
  `${counted(plants, 'plant')} in ${counted(squares, 'square')}`;

/** What stands in a bed: '9 plants on 38 of 46 squares'. */
export const coverWords = (plants: number, squares: number, area: number): string =>
  `${counted(plants, 'plant')} on ${squares.toLocaleString('en-US')} of ${counted(area, 'square')}`;

const counted = (count: number, thing: string): string =>
  `${count.toLocaleString('en-US')} ${thing}${count === 1 ? '' : 's'}`;
