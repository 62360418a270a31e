import { leafShade, light } from '../../color';
import type { Color } from '../../color';
import type { Pen } from '../../pen';
import { each } from '../../svg';
import type { Markup } from '../../svg';

type LeafPlace = [x: number, y: number, angle: number, length: number];

const TALL: LeafPlace[] = [
  [50, 26, -90, 24],
  [34, 38, -152, 27],
  [66, 36, -28, 27],
  [31, 58, -168, 27],
  [69, 57, -12, 27],
  [42, 50, -125, 24],
  [59, 50, -52, 24],
];

const LOW: LeafPlace[] = [
  [50, 36, -90, 25],
  [36, 44, -138, 28],
  [64, 44, -42, 28],
  [32, 62, -172, 25],
  [68, 62, -8, 25],
  [44, 54, -115, 24],
  [57, 54, -62, 24],
  [50, 66, -90, 20],
];

export interface BushHabit {
  readonly isTall: boolean;
  /** Half the breadth of a leaf, as a share of its length. */
  readonly leafWidth: number;
}

/** Single leaves before a dark mound. */
export function bushFoliage(pen: Pen, leaf: Color, { isTall, leafWidth }: BushHabit): Markup {
  const mound = pen.blob(50, isTall ? 48 : 58, 23, isTall ? 29 : 22, leafShade(leaf, 0.38), 0.1);
  return (
    mound +
    each(isTall ? TALL : LOW, ([x, y, angle, length], index) => {
      const color = index % 3 === 2 ? light(leaf, 0.1) : leaf;
      return pen.leaf(x, y, length, length * leafWidth, angle + pen.jitter(6), color);
    })
  );
}
