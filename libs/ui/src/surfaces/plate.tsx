import type { ComponentPropsWithRef } from 'react';
import { classNames } from '../class-names';
import styles from './plate.module.css';

const tones = ['leaf', 'warm', 'sky', 'rose'] as const;

/** A ground behind an illustration. The tone has no meaning. */
export type PlateTone = (typeof tones)[number];

/** The tone for the n-th of a row of plates, so that neighbors differ. */
export const plateTone = (index: number): PlateTone => tones[Math.abs(index) % tones.length] as PlateTone;

export interface PlateProps extends ComponentPropsWithRef<'div'> {
  readonly tone?: PlateTone;
  /** Without the inset rule: for plates under 56 px. */
  readonly plain?: boolean;
}

/** The tinted ground with a thin inset rule that frames a drawing, as in an old catalogue. */
export function Plate({ tone = 'leaf', plain = false, className, ...rest }: PlateProps) {
  return (
    <div {...rest} className={classNames(styles.plate, styles[tone], plain && styles.plain, className)} />
  );
}
