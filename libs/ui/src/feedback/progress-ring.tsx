import type { ReactNode } from 'react';
import { classNames } from '../class-names';
import styles from './progress-ring.module.css';

const RADIUS = 46;
const ROUND = 2 * Math.PI * RADIUS;

export interface ProgressRingProps {
  /** 0 to 100; what lies outside is cut. */
  readonly percent: number;
  /** What is measured, such as 'Carrot growth'; write the percent beside the ring as well. */
  readonly label: string;
  /** Pixels. */
  readonly size?: number;
  /** Stands in the middle: the plant. */
  readonly children?: ReactNode;
  readonly className?: string;
}

/** A ring around a plant that fills as it grows; gold when it is ready. */
export function ProgressRing({ percent, label, size = 72, children, className }: ProgressRingProps) {
  const share = Math.min(100, Math.max(0, Math.round(percent)));
  return (
    <div
      role="meter"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={share}
      aria-valuetext={`${share}%`}
      className={classNames(styles.ring, className)}
      style={{ width: size, height: size }}
    >
      <svg viewBox="0 0 100 100" aria-hidden className={styles.drawing}>
        <circle cx="50" cy="50" r={RADIUS} className={styles.track} />
        {share > 0 && (
          <circle
            cx="50"
            cy="50"
            r={RADIUS}
            strokeDasharray={`${(ROUND * share) / 100} ${ROUND}`}
            transform="rotate(-90 50 50)"
            className={classNames(styles.value, share === 100 && styles.full)}
          />
        )}
      </svg>
      <div className={styles.middle}>{children}</div>
    </div>
  );
}
