import { classNames } from '../class-names';
import type { LucideIcon } from './icons';
import styles from './icon.module.css';

export interface IconProps {
  readonly of: LucideIcon;
  /** Pixels; 20 beside text of its own line, 16 in buttons, 14 in badges. */
  readonly size?: number;
  readonly className?: string;
}

/** A line icon. It is decoration: the words beside it, or the label of its button, say what it means. */
export function Icon({ of: Drawing, size = 20, className }: IconProps) {
  return (
    <Drawing
      size={size}
      strokeWidth={size < 16 ? 2.2 : 1.9}
      className={classNames(styles.icon, className)}
      aria-hidden
      focusable={false}
    />
  );
}
