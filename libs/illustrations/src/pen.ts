import type { Color } from './color';
import { drawFlower } from './flower';
import type { FlowerLook } from './flower';
import { drawSprig } from './sprig';
import type { SprigLook } from './sprig';
import { Strokes } from './strokes';
import type { Markup } from './svg';

/** The hand that draws every plant: strokes, and what is made of several of them. */
export class Pen extends Strokes {
  /** Paired leaves along a stem of a length. */
  sprig(x: number, y: number, length: number, angle: number, color: Color, look: SprigLook = {}): Markup {
    return drawSprig(this, { x, y, length, angle }, color, look);
  }

  /** Petals around an eye; without an eye's color it is left out. */
  flower(
    x: number,
    y: number,
    radius: number,
    petals: number,
    color: Color,
    eye: Color | null,
    look: FlowerLook = {},
  ): Markup {
    return drawFlower(this, { x, y, radius, petals }, color, eye, look);
  }
}
