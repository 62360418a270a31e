import { type Matrix, sizeOf, trimMatrix } from '@planted/garden-domain';
import { classNames } from '../class-names';
import { bedOutline } from './bed-outline';
import styles from './plot-miniature.module.css';

const CELL = 5;
const RADIUS = 3;
/** Room for half of the edge line. */
const MARGIN = 1;

export interface PlotMiniatureProps {
  readonly matrix: Matrix;
  /** Said to those who do not see it; without, it is decoration beside the name. */
  readonly label?: string;
  readonly className?: string;
}

/** The shape of a plot in 5 px cells: trimmed, soil or nothing, rounded by 3 px at its outer corners (1 §3). */
export function PlotMiniature({ matrix, label, className }: PlotMiniatureProps) {
  const shape = trimMatrix(matrix);
  const { width, height } = sizeOf(shape);
  const across = width * CELL + 2 * MARGIN;
  const down = height * CELL + 2 * MARGIN;
  return (
    <svg
      width={across}
      height={down}
      viewBox={`${-MARGIN} ${-MARGIN} ${across} ${down}`}
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
      className={classNames(styles.miniature, className)}
    >
      <path d={bedOutline(shape, { cell: CELL, radius: RADIUS })} className={styles.soil} />
    </svg>
  );
}
