import { type ReactNode, useId } from 'react';
import { classNames } from '../class-names';
import styles from './field.module.css';
import { FieldMessage } from './field-message';

/** What a field hands to its control so that label, hint and error belong to it. */
export interface FieldControl {
  readonly id: string;
  readonly 'aria-describedby': string | undefined;
  readonly 'aria-invalid': true | undefined;
}

export interface FieldLook {
  readonly label: ReactNode;
  /** Keeps the label for assistive technology only. */
  readonly hideLabel?: boolean;
  /** A whole sentence; while it stands, the control has a red edge. */
  readonly error?: string | undefined;
  readonly hint?: ReactNode;
}

export interface FieldProps extends FieldLook {
  readonly id?: string;
  readonly className?: string;
  readonly children: (control: FieldControl) => ReactNode;
}

/** Label above, control, then hint and error; for controls that have no component of their own here. */
export function Field({ label, hideLabel = false, error, hint, id, className, children }: FieldProps) {
  const ownId = useId();
  const controlId = id ?? ownId;
  const describedBy = [hint && `${controlId}-hint`, error && `${controlId}-error`].filter(Boolean).join(' ');
  return (
    <div className={classNames(styles.field, className)}>
      <label htmlFor={controlId} className={hideLabel ? 'vh' : styles.label}>
        {label}
      </label>
      {children({
        id: controlId,
        'aria-describedby': describedBy || undefined,
        'aria-invalid': error ? true : undefined,
      })}
      <FieldMessage id={controlId} hint={hint} error={error} />
    </div>
  );
}
