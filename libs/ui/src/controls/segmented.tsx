import { useId } from 'react';
import { classNames } from '../class-names';
import styles from './segmented.module.css';

export interface SegmentedProps<Value extends string> {
  readonly label: string;
  /** Two to four; more choices are a Dropdown. */
  readonly options: readonly { readonly value: Value; readonly label: string }[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
  readonly className?: string;
}

/** One of a few choices in a row. A radio group: arrows choose. */
export function Segmented<Value extends string>({
  label,
  options,
  value,
  onChange,
  className,
}: SegmentedProps<Value>) {
  const name = useId();
  return (
    <div role="radiogroup" aria-label={label} className={classNames(styles.segmented, className)}>
      <span aria-hidden className={styles.label}>
        {label}
      </span>
      {options.map((option) => (
        <label key={option.value} className={styles.choice}>
          <input
            type="radio"
            name={name}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
            className="vh"
          />
          <span>{option.label}</span>
        </label>
      ))}
    </div>
  );
}
