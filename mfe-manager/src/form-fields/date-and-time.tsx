import { TextInput } from '@planted/ui';
import type { FieldError, UseFormRegisterReturn } from 'react-hook-form';
import { errorText } from './error-text';
import styles from './form.module.css';

interface DateAndTimeProps {
  readonly date: UseFormRegisterReturn;
  readonly time: UseFormRegisterReturn;
  readonly errors: { readonly date?: FieldError | undefined; readonly time?: FieldError | undefined };
}

/** A moment of the gardener's own clock; both parts are required (3 §5). */
export const DateAndTime = ({ date, time, errors }: DateAndTimeProps) => (
  <div className={styles.pair}>
    <TextInput type="date" label="Date" required error={errorText(errors.date)} {...date} />
    <TextInput type="time" label="Time" required error={errorText(errors.time)} {...time} />
  </div>
);
