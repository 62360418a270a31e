import { classNames } from '../class-names';
import { Icon } from '../icons/icon';
import { LoaderCircle } from '../icons/icons';
import styles from './loading.module.css';

export interface LoadingProps {
  /** What is awaited, such as 'Loading plants...'. */
  readonly children: string;
  /** Fills the place of what will come. */
  readonly block?: boolean;
  readonly className?: string;
}

/** Says that something is on its way. It shows after a moment only, so that a quick answer does not flicker. */
export function Loading({ children, block = false, className }: LoadingProps) {
  return (
    <p role="status" className={classNames(styles.loading, block && styles.block, className)}>
      <Icon of={LoaderCircle} className={styles.turning} />
      {children}
    </p>
  );
}
