import { isPlantable, type Matrix } from '@planted/garden-domain';
import type { BedSquare } from './bed-square';

interface Asked {
  readonly onSquare: ((square: BedSquare) => void) | undefined;
  readonly ringed: BedSquare | undefined;
}

/**
 * The squares of a bed as it was on another day, asked for and ringed where they are on today's ground; those that are
 * no ground of today's have nothing to be asked for.
 * @param origin where the bed of that day begins on today's ground, in squares; undefined where it is the same
 * @param today its ground
 */
export function groundThen({ onSquare, ringed }: Asked, origin: BedSquare | undefined, today: Matrix): Asked {
  const { x, y } = origin ?? { x: 0, y: 0 };
  return {
    onSquare:
      onSquare &&
      ((square) => {
        const here = { x: square.x + x, y: square.y + y };
        if (isPlantable(today, here.x, here.y)) onSquare(here);
      }),
    ringed: ringed && { x: ringed.x - x, y: ringed.y - y },
  };
}
