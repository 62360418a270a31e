import { Checkbox as Parts } from '@base-ui/react/checkbox';
import type { ReactNode } from 'react';
import { classNames } from '../class-names';
import { Icon } from '../icons/icon';
import { Check } from '../icons/icons';
import styles from './checkbox.module.css';

export interface CheckboxProps {
  readonly label: ReactNode;
  /** Keeps the label for assistive technology only. */
  readonly hideLabel?: boolean;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
  readonly disabled?: boolean;
  readonly name?: string;
  readonly className?: string;
}

/** A box to tick, with its label at the right. */
export function Checkbox({
  label,
  hideLabel = false,
  checked,
  onChange,
  disabled,
  name,
  className,
}: CheckboxProps) {
  return (
    <label className={classNames(styles.check, className)}>
      <Parts.Root
        checked={checked}
        onCheckedChange={(next) => onChange(next)}
        disabled={disabled}
        name={name}
        className={styles.box}
      >
        <Parts.Indicator className={styles.tick}>
          <Icon of={Check} size={14} />
        </Parts.Indicator>
      </Parts.Root>
      <span className={hideLabel ? 'vh' : styles.label}>{label}</span>
    </label>
  );
}
