import { type Matrix, sizeOf } from '@planted/garden-domain';
import { useId } from 'react';
import { bedOutline } from './bed-outline';
import styles from './bed-soil.module.css';

export interface BedSoilProps {
  readonly matrix: Matrix;
  /** Side of a cell in the units of the parent svg. */
  readonly cell: number;
}

/** A bed as an svg group: soil with furrows, lines between its cells, and an edge rounded at the outer corners. */
export function BedSoil({ matrix, cell }: BedSoilProps) {
  const furrows = useId();
  const lines = useId();
  const { width, height } = sizeOf(matrix);
  const outline = bedOutline(matrix, {
    cell,
    radius: Math.min(5, cell * 0.3),
    innerRadius: Math.min(3, cell * 0.15),
  });
  const dash = cell * 0.28;
  return (
    <g>
      <defs>
        <pattern id={furrows} width={cell} height={cell} patternUnits="userSpaceOnUse">
          <path
            d={`M${cell * 0.12} ${cell * 0.36}h${dash}M${cell * 0.56} ${cell * 0.72}h${dash}`}
            className={styles.furrow}
            strokeWidth={Math.max(1, cell * 0.05)}
          />
        </pattern>
        <clipPath id={lines}>
          <path d={outline} />
        </clipPath>
      </defs>
      <path d={outline} className={styles.soil} />
      <path d={outline} fill={`url(#${furrows})`} />
      <path d={gridLines(width, height, cell)} className={styles.line} clipPath={`url(#${lines})`} />
      <path d={outline} className={styles.edge} />
    </g>
  );
}

function gridLines(width: number, height: number, cell: number): string {
  const down = Array.from(
    { length: Math.max(0, width - 1) },
    (_, at) => `M${(at + 1) * cell} 0V${height * cell}`,
  );
  const across = Array.from(
    { length: Math.max(0, height - 1) },
    (_, at) => `M0 ${(at + 1) * cell}H${width * cell}`,
  );
  return [...down, ...across].join('');
}
