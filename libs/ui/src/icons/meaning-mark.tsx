import { classNames } from '../class-names';
import styles from './meaning-mark.module.css';

/** How well two things go together; the shape says it again for those who cannot tell the colors apart. */
export type Meaning = 'good' | 'fair' | 'bad';

const shapes: Record<Meaning, { ground: string; sign: string }> = {
  good: { ground: 'M12 1.5a10.5 10.5 0 1 0 0 21a10.5 10.5 0 1 0 0 -21Z', sign: 'M17 8.6l-6.6 6.8L7 12' },
  fair: { ground: 'M12 .8 23.2 12 12 23.2 .8 12Z', sign: 'M7.6 12h8.8' },
  bad: {
    ground: 'M7.4 1.2h9.2l6.2 6.2v9.2l-6.2 6.2H7.4l-6.2-6.2V7.4Z',
    sign: 'M8.2 8.2l7.6 7.6M15.8 8.2l-7.6 7.6',
  },
};

export interface MeaningMarkProps {
  readonly meaning: Meaning;
  /** Pixels: 14 in badges, 19 on a plan. */
  readonly size?: number;
  /** A ring of paper around it, for marks that lie on soil or footprints. */
  readonly ringed?: boolean;
  /** Position inside a parent svg. */
  readonly x?: number;
  readonly y?: number;
  readonly className?: string;
}

/** Circle with a tick, diamond with a dash, octagon with a cross. Decoration: say the meaning in words beside it. */
export function MeaningMark({ meaning, size = 19, ringed = false, x, y, className }: MeaningMarkProps) {
  const { ground, sign } = shapes[meaning];
  return (
    <svg
      viewBox="-2 -2 28 28"
      width={size}
      height={size}
      x={x}
      y={y}
      aria-hidden
      className={classNames(styles.mark, styles[meaning], className)}
    >
      {ringed && <path d={ground} className={styles.ring} />}
      <path d={ground} className={styles.ground} />
      <path d={sign} className={styles.sign} />
    </svg>
  );
}
