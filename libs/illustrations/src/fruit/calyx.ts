import type { Color } from '../color';
import { times } from '../geometry';
import type { Pen } from '../pen';
import { each } from '../svg';
import type { Markup } from '../svg';

/** The green star that holds a fruit. */
export const drawCalyx = (pen: Pen, x: number, y: number, radius: number, color: Color): Markup =>
  each(times(5), (index) =>
    pen.leaf(x, y, radius, radius * 0.24, -170 + index * 40 + pen.jitter(6), color, { vein: false }),
  );
