import type { ComponentPropsWithRef } from 'react';
import { classNames } from '../class-names';
import { Icon } from '../icons/icon';
import type { LucideIcon } from '../icons/icons';
import { type Meaning, MeaningMark } from '../icons/meaning-mark';
import styles from './badge.module.css';

/** Good, fair and bad carry their shape; the others are plain names of a kind. */
export type BadgeTone = Meaning | 'leaf' | 'gold' | 'rose' | 'neutral';

const isMeaning = (tone: BadgeTone): tone is Meaning => tone === 'good' || tone === 'fair' || tone === 'bad';

export interface BadgeProps extends ComponentPropsWithRef<'span'> {
  readonly tone?: BadgeTone;
  /** In place of the tone's own shape. */
  readonly icon?: LucideIcon;
}

/** A small pill of one or two words. */
export function Badge({ tone = 'neutral', icon, className, children, ...rest }: BadgeProps) {
  return (
    <span {...rest} className={classNames(styles.badge, styles[tone], className)}>
      {icon && <Icon of={icon} size={14} />}
      {!icon && isMeaning(tone) && <MeaningMark meaning={tone} size={16} className={styles.mark} />}
      {children}
    </span>
  );
}
