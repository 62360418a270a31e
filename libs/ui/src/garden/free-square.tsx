import type { BedSquare } from './bed-square';
import styles from './free-square.module.css';

export interface FreeSquareProps {
  readonly square: BedSquare;
  /** Side of a cell in the units of the svg that it is drawn in. */
  readonly cell: number;
}

const INSET = 3;

/** The light on a square that a kind may come to; decoration, as its squares are told in words. */
export function FreeSquare({ square: { x, y }, cell }: FreeSquareProps) {
  return (
    <rect
      data-free-square={`${x},${y}`}
      x={x * cell + INSET}
      y={y * cell + INSET}
      width={cell - 2 * INSET}
      height={cell - 2 * INSET}
      rx={cell * 0.1}
      className={styles.free}
    />
  );
}
