import { leafShade, light } from '../../color';
import type { Color } from '../../color';
import type { Pen } from '../../pen';
import { each, stroke } from '../../svg';
import type { Markup } from '../../svg';

const STAKE: Color = '#a97b4f';

const SPRIGS: [y: number, angle: number, length: number][] = [
  [84, -164, 33],
  [82, -16, 33],
  [66, -156, 36],
  [64, -24, 36],
  [47, -150, 34],
  [45, -30, 34],
  [36, -122, 28],
  [36, -58, 28],
  [36, -90, 25],
];

const LOOK = {
  pairs: 2,
  leafLength: 15,
  leafWidth: 6.8,
  teeth: 0.17,
  spread: 62,
  firstPair: 0.42,
  stemWidth: 2.8,
} as const;

export const tomatoStake = (): Markup => stroke('M51 95L53 8', STAKE, 3.4);

/** Toothed sprigs up a stem, darker toward the ground. */
export const tomatoFoliage = (pen: Pen, leaf: Color): Markup =>
  each(SPRIGS, ([y, angle, length]) => {
    const color = y > 60 ? leafShade(leaf, 0.12) : y > 40 ? leaf : light(leaf, 0.14);
    return pen.sprig(50, y, length, angle + pen.jitter(5), color, LOOK);
  });
