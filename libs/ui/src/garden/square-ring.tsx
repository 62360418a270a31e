import type { BedSquare } from './bed-square';
import styles from './square-ring.module.css';

export interface SquareRingProps {
  /** With more than one square's width and height, all that it covers. */
  readonly square: BedSquare & { readonly width?: number; readonly height?: number };
  /** Side of a cell in the units of the svg that it is drawn in. */
  readonly cell: number;
}

const MOST = 4;

/** Round the square whose memory is open, or round what is to be done; decoration, as its words are there. */
export function SquareRing({ square: { x, y, width = 1, height = 1 }, cell }: SquareRingProps) {
  const line = Math.min(MOST, cell * 0.1);
  const inset = line / 2;
  return (
    <rect
      data-ringed={`${x},${y}`}
      x={x * cell + inset}
      y={y * cell + inset}
      width={width * cell - line}
      height={height * cell - line}
      rx={cell * 0.1}
      strokeWidth={line}
      className={styles.ring}
    />
  );
}
