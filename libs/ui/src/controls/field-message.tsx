import type { ReactNode } from 'react';
import { Icon } from '../icons/icon';
import { CircleAlert } from '../icons/icons';
import styles from './field.module.css';

interface FieldMessageProps {
  /** The control's id: the hint is `<id>-hint`, the error `<id>-error`. */
  readonly id: string;
  readonly hint?: ReactNode;
  readonly error?: string | undefined;
}

/** The hint and the error below a control. The error is announced when it appears. */
export function FieldMessage({ id, hint, error }: FieldMessageProps) {
  return (
    <>
      {hint && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} role="alert" className={styles.error}>
          <Icon of={CircleAlert} size={16} className={styles.errorIcon} />
          <span>{error}</span>
        </p>
      )}
    </>
  );
}
