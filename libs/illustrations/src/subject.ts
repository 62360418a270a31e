import type { Color } from './color';
import type { Pen } from './pen';
import type { Markup } from './svg';

/** What a form needs to know of the plant that it draws. */
export interface Subject {
  readonly id: string;
  readonly isHousePlant: boolean;
  readonly leaf: Color;
  /** The fruit, flower or root. */
  readonly accent: Color;
  /** The second color of fruit, flower eye or skin, where there is one. */
  readonly accent2: Color | null;
}

/** A body plan: it draws any plant of its kind in a box of 100 by 100, with the ground at 92. */
export type Form = (pen: Pen, subject: Subject) => Markup;
