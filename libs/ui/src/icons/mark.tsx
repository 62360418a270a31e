import { classNames } from '../class-names';
import styles from './mark.module.css';

/** Paths in a box of 24 units: the ground says the meaning by its shape, the sign on it once more. */
export interface MarkShape {
  readonly ground: string;
  readonly sign: string;
}

/** Where and how large a mark is drawn. */
export interface MarkPlace {
  /** Pixels. */
  readonly size?: number;
  /** Position inside a parent svg. */
  readonly x?: number;
  readonly y?: number;
}

interface MarkProps extends MarkPlace {
  readonly shape: MarkShape;
  /** A ring of paper around it, for marks that lie on soil or footprints. */
  readonly ringed: boolean;
  /** Sets --mark, the ground's color, and --mark-edge where edge and sign have one of their own. */
  readonly className?: string | undefined;
}

/** A sign on a ground whose shape says it again. Decoration: say the meaning in words beside it. */
export function Mark({ shape: { ground, sign }, size, x, y, ringed, className }: MarkProps) {
  return (
    <svg
      viewBox="-2 -2 28 28"
      width={size}
      height={size}
      x={x}
      y={y}
      aria-hidden
      className={classNames(styles.mark, className)}
    >
      {ringed && <path d={ground} className={styles.ring} />}
      <path d={ground} className={styles.ground} />
      <path d={sign} className={styles.sign} />
    </svg>
  );
}

/** Grounds that more than one kind of mark has. */
export const GROUNDS = {
  circle: 'M12 1.5a10.5 10.5 0 1 0 0 21a10.5 10.5 0 1 0 0 -21Z',
  diamond: 'M12 .8 23.2 12 12 23.2 .8 12Z',
  square: 'M3 3h18v18H3Z',
} as const;
