import type { ReactNode } from 'react';
import { classNames } from '../class-names';
import { Icon } from '../icons/icon';
import { X } from '../icons/icons';
import styles from './chip.module.css';

export interface ChipProps {
  readonly children: ReactNode;
  /** Said for the cross, such as 'Remove Full Sun'. */
  readonly removeLabel: string;
  readonly onRemove: () => void;
  readonly className?: string;
}

/** A choice in force, with a cross to take it back. The whole chip is the button. */
export function Chip({ children, removeLabel, onRemove, className }: ChipProps) {
  return (
    <button
      type="button"
      aria-label={removeLabel}
      onClick={onRemove}
      className={classNames(styles.chip, className)}
    >
      {children}
      <Icon of={X} size={16} />
    </button>
  );
}
