import type { ComponentPropsWithRef, ReactNode } from 'react';
import { classNames } from '../class-names';
import { Field, type FieldLook } from './field';
import styles from './field.module.css';

export interface TextInputProps extends Omit<ComponentPropsWithRef<'input'>, 'size'>, FieldLook {
  /** Stands inside the field at its right, such as 'ft'. */
  readonly unit?: string;
  /** Stands inside the field at its left, such as an icon. */
  readonly lead?: ReactNode;
}

/** A line of text with its label. Takes every attribute and the ref of an input, so a form library can register it. */
export function TextInput({
  label,
  hideLabel,
  error,
  hint,
  unit,
  lead,
  id,
  className,
  ...input
}: TextInputProps) {
  return (
    <Field label={label} hideLabel={hideLabel} error={error} hint={hint} id={id} className={className}>
      {(control) => (
        <span className={styles.control}>
          {lead && <span className={styles.lead}>{lead}</span>}
          <input
            type="text"
            {...input}
            {...control}
            // What describes it elsewhere on the page adds to its own hint and error.
            aria-describedby={
              [input['aria-describedby'], control['aria-describedby']].filter(Boolean).join(' ') || undefined
            }
            className={styles.input}
          />
          {unit && (
            <span className={styles.unit} aria-hidden>
              {unit}
            </span>
          )}
        </span>
      )}
    </Field>
  );
}

export interface TextAreaProps extends ComponentPropsWithRef<'textarea'>, FieldLook {}

/** Several lines of text with their label. */
export function TextArea({ label, hideLabel, error, hint, id, className, ...area }: TextAreaProps) {
  return (
    <Field label={label} hideLabel={hideLabel} error={error} hint={hint} id={id} className={className}>
      {(control) => (
        <span className={styles.control}>
          <textarea rows={4} {...area} {...control} className={classNames(styles.input, styles.area)} />
        </span>
      )}
    </Field>
  );
}
