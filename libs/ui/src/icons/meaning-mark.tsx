import { classNames } from '../class-names';
import { GROUNDS, Mark, type MarkPlace, type MarkShape } from './mark';
import styles from './meaning-mark.module.css';

/** How well two things go together; the shape says it again for those who cannot tell the colors apart. */
export type Meaning = 'good' | 'fair' | 'bad';

const shapes: Record<Meaning, MarkShape> = {
  good: { ground: GROUNDS.circle, sign: 'M17 8.6l-6.6 6.8L7 12' },
  fair: { ground: GROUNDS.diamond, sign: 'M7.6 12h8.8' },
  bad: {
    ground: 'M7.4 1.2h9.2l6.2 6.2v9.2l-6.2 6.2H7.4l-6.2-6.2V7.4Z',
    sign: 'M8.2 8.2l7.6 7.6M15.8 8.2l-7.6 7.6',
  },
};

/** 14 pixels in badges, 19 on a plan. */
export interface MeaningMarkProps extends MarkPlace {
  readonly meaning: Meaning;
  /** A ring of paper around it, for marks that lie on soil or footprints. */
  readonly ringed?: boolean;
  readonly className?: string | undefined;
}

/** Circle with a tick, diamond with a dash, octagon with a cross. Decoration: say the meaning in words beside it. */
export function MeaningMark({ meaning, size = 19, ringed = false, className, ...at }: MeaningMarkProps) {
  return (
    <Mark
      {...at}
      shape={shapes[meaning]}
      size={size}
      ringed={ringed}
      className={classNames(styles[meaning], className)}
    />
  );
}
