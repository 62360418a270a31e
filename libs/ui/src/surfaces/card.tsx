import type { ComponentPropsWithRef } from 'react';
import { classNames } from '../class-names';
import styles from './card.module.css';

export interface CardProps extends ComponentPropsWithRef<'div'> {
  readonly as?: 'div' | 'section' | 'article' | 'li';
  /** Space inside: none, 20 px, or 24 px. */
  readonly pad?: 'none' | 'm' | 'l';
  /** A 2 px edge in the color of selection. */
  readonly selected?: boolean;
  /** A teal wash: what the card shows is saved. */
  readonly saved?: boolean;
  /** Lifts 3 px under the pointer; for cards that are one link. */
  readonly lifts?: boolean;
  /** A dashed edge on the page's own ground, for what is not there yet. */
  readonly outline?: boolean;
}

/** A sheet of paper on the page. Name a `section` with aria-labelledby. */
export function Card({
  as: Element = 'div',
  pad = 'm',
  selected = false,
  saved = false,
  lifts = false,
  outline = false,
  className,
  ref,
  ...rest
}: CardProps) {
  const look = classNames(
    styles.card,
    pad === 'm' && styles.padded,
    pad === 'l' && styles.roomy,
    saved && styles.saved,
    lifts && styles.lifts,
    outline && styles.outline,
    selected && styles.selected,
    className,
  );
  const Sheet = Element as 'div';
  return <Sheet {...rest} ref={ref} className={look} />;
}

/**
 * For the one link or button of a card: it is pressed wherever the card is, and reads as the words in it alone.
 * @param className its own
 */
export const wholeCardClass = (className: string | undefined): string => classNames(styles.whole, className);
