import type { ComponentPropsWithRef } from 'react';
import { classNames } from '../class-names';
import { Icon } from '../icons/icon';
import type { LucideIcon } from '../icons/icons';
import styles from './button.module.css';

export interface IconButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'children'> {
  readonly icon: LucideIcon;
  /** What the button does, for those who do not see the icon; shown as a hint on hover. */
  readonly label: string;
  /** Red, for what takes something away. */
  readonly warning?: boolean;
  readonly iconSize?: number;
}

/** A square of 44 px with an icon. Give `aria-pressed` for a tool that stays chosen. */
export function IconButton({
  icon,
  label,
  warning = false,
  iconSize = 20,
  className,
  ...rest
}: IconButtonProps) {
  return (
    <button
      type="button"
      title={label}
      {...rest}
      aria-label={label}
      className={classNames(styles.button, styles.iconOnly, warning && styles.warning, className)}
    >
      <Icon of={icon} size={iconSize} />
    </button>
  );
}
