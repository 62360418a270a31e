import { leafShade } from '../color';
import type { Color } from '../color';
import type { Pen } from '../pen';
import type { Markup } from '../svg';

/** One fruit: `size` is about half of its height, (x, y) its middle. */
export interface Fruit {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly skin: Color;
  readonly second: Color | null;
  /** The color of the plant's leaves, which stalk and calyx follow. */
  readonly leaf: Color;
}

export type FruitShape = (pen: Pen, fruit: Fruit) => Markup;

export const BARK: Color = '#5d4630';

export const stalkColor = (leaf: Color): Color => leafShade(leaf, 0.25);
