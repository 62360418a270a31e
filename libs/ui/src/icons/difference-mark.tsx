import styles from './difference-mark.module.css';
import { GROUNDS, Mark, type MarkPlace, type MarkShape } from './mark';

/** What becomes of a planting in the other one of two beds; `in-the-way` is one where another wants to stand. */
export type Difference = 'stays' | 'added' | 'removed' | 'moved' | 'changed' | 'in-the-way';

const shapes: Record<Difference, MarkShape> = {
  stays: { ground: GROUNDS.square, sign: 'M12 7v10M8 13l4 4 4-4' },
  added: { ground: GROUNDS.circle, sign: 'M12 7v10M7 12h10' },
  removed: { ground: GROUNDS.square, sign: 'M7 12h10' },
  moved: { ground: GROUNDS.diamond, sign: 'M7 12h9M12.5 8l4 4-4 4' },
  changed: { ground: GROUNDS.circle, sign: 'M8 16l.8-3.4 6-6 2.6 2.6-6 6Z' },
  'in-the-way': { ground: 'M12 1.8 23.4 22H.6Z', sign: 'M12 9.5v5M12 18v.4' },
};

export interface DifferenceMarkProps extends MarkPlace {
  readonly difference: Difference;
}

/**
 * Square with a down arrow, circle with a plus, square with a minus, diamond with an arrow, circle with a pencil, triangle.
 * Decoration: say it in words, too.
 */
export function DifferenceMark({ difference, size = 18, ...at }: DifferenceMarkProps) {
  return <Mark {...at} shape={shapes[difference]} size={size} ringed className={styles[difference]} />;
}
