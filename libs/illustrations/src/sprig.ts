import { leafShade, light } from './color';
import type { Color } from './color';
import { polar, times } from './geometry';
import type { LeafLook, LeafProfile } from './leaf';
import type { Strokes } from './strokes';
import { each } from './svg';
import type { Markup } from './svg';

export interface SprigLook {
  readonly pairs?: number;
  /** Length of the lowest leaves; those above are smaller. */
  readonly leafLength?: number;
  readonly leafWidth?: number;
  readonly stemWidth?: number;
  readonly stemColor?: Color;
  /** Whether one more leaf ends the stem. */
  readonly hasTip?: boolean;
  /** Degrees between the stem and each leaf. */
  readonly spread?: number;
  readonly profile?: LeafProfile;
  readonly teeth?: number;
  readonly ruffle?: number;
  /** Where the lowest pair sits, as a share of the stem. */
  readonly firstPair?: number;
}

interface SprigPlace {
  readonly x: number;
  readonly y: number;
  readonly length: number;
  readonly angle: number;
}

export function drawSprig(
  pen: Strokes,
  { x, y, length, angle }: SprigPlace,
  color: Color,
  look: SprigLook,
): Markup {
  const { pairs = 4, leafLength = 13, leafWidth = 5, hasTip = true, spread = 52, firstPair = 0.25 } = look;
  const { profile = 'ovate', teeth = 0, ruffle = 0 } = look;
  const leafLook: LeafLook = { profile, teeth, ruffle };
  const [endX, endY] = polar(x, y, angle, length);

  const stem = pen.stem(x, y, endX, endY, look.stemWidth ?? 2.4, look.stemColor ?? leafShade(color, 0.2));
  const pair = (index: number): Markup => {
    const along = firstPair + ((1 - firstPair) * index) / pairs;
    const size = 1 - along * 0.35;
    const leaf = (side: -1 | 1): Markup =>
      pen.leaf(
        x + (endX - x) * along,
        y + (endY - y) * along,
        leafLength * size,
        leafWidth * size,
        angle + side * spread + pen.jitter(7),
        color,
        { ...leafLook, shadeUpper: side < 0 },
      );
    return leaf(-1) + leaf(1);
  };
  const tip = (): Markup =>
    pen.leaf(
      endX,
      endY,
      leafLength * 0.8,
      leafWidth * 0.75,
      angle + pen.jitter(5),
      light(color, 0.12),
      leafLook,
    );
  return stem + each(times(pairs), pair) + (hasTip ? tip() : '');
}
