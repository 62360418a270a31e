import type { ReactNode } from 'react';
import { classNames } from '../class-names';
import styles from './empty-state.module.css';

export interface EmptyStateProps {
  /** A plate or a small drawing of a bed. */
  readonly picture?: ReactNode;
  /** One sentence. */
  readonly children: ReactNode;
  /** One button. */
  readonly action?: ReactNode;
  readonly className?: string;
}

/** What stands where there is nothing yet: a picture, a sentence, and the way on. */
export function EmptyState({ picture, children, action, className }: EmptyStateProps) {
  return (
    <div className={classNames(styles.empty, className)}>
      {picture && <div aria-hidden>{picture}</div>}
      <p className={styles.words}>{children}</p>
      {action}
    </div>
  );
}
