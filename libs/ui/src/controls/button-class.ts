import { classNames } from '../class-names';
import styles from './button.module.css';

/** Solid leaf (one to a region), outlined, words only, terracotta (one to a page), red words on an outline. */
export type ButtonVariant = 'primary' | 'outlined' | 'text' | 'terra' | 'danger';
/** 36, 44 and 54 px high; on phones no button is under 44. */
export type ButtonSize = 's' | 'm' | 'l';

export interface ButtonLook {
  readonly variant?: ButtonVariant;
  readonly size?: ButtonSize;
  /** As wide as its parent. */
  readonly wide?: boolean;
}

/** The class of a button's look, for a link of any router. */
export const buttonClass = ({ variant = 'outlined', size = 'm', wide = false }: ButtonLook = {}): string =>
  classNames(styles.button, styles[variant], styles[size], wide && styles.wide);
