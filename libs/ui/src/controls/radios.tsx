import { type ReactNode, useId } from 'react';
import { classNames } from '../class-names';
import styles from './radios.module.css';

export interface RadioChoice<Value extends string = string> {
  readonly value: Value;
  readonly label: string;
  /** A smaller line below the label. */
  readonly detail?: ReactNode;
  readonly disabled?: boolean;
}

export interface RadiosProps<Value extends string = string> {
  /** Names the group. */
  readonly label: ReactNode;
  readonly choices: readonly RadioChoice<Value>[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
  readonly className?: string;
}

/** One of a few choices, all of them in sight, each with a line that says what it means. */
export function Radios<Value extends string = string>({
  label,
  choices,
  value,
  onChange,
  className,
}: RadiosProps<Value>) {
  const name = useId();
  return (
    <fieldset className={classNames(styles.radios, className)}>
      <legend className={styles.legend}>{label}</legend>
      {choices.map((choice) => (
        <label key={choice.value} className={styles.radio}>
          <input
            type="radio"
            name={name}
            value={choice.value}
            checked={choice.value === value}
            disabled={choice.disabled}
            aria-describedby={choice.detail ? `${name}-${choice.value}` : undefined}
            aria-labelledby={`${name}-${choice.value}-label`}
            onChange={() => onChange(choice.value)}
            className={styles.mark}
          />
          <span className={styles.words}>
            <span id={`${name}-${choice.value}-label`} className={styles.label}>
              {choice.label}
            </span>
            {choice.detail && (
              <span id={`${name}-${choice.value}`} className={styles.detail}>
                {choice.detail}
              </span>
            )}
          </span>
        </label>
      ))}
    </fieldset>
  );
}
