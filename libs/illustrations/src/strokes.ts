import { light, shade, veil } from './color';
import type { Color } from './color';
import { times } from './geometry';
import type { Point } from './geometry';
import { drawLeaf } from './leaf';
import type { LeafLook } from './leaf';
import { spline, tenths } from './path-data';
import { seededRandom } from './random';
import type { Random } from './random';
import { ellipse, shape, stroke } from './svg';
import type { Markup } from './svg';

/** 1 shows veins, seeds and tendrils; 0 leaves them out, for 32 px and less. */
export type Detail = 0 | 1;

const SMALLEST_SHINY_BALL = 3;
/** A smaller ball looks round however it is drawn. */
const SMALLEST_UNEVEN_BALL = 7;

/**
 * What every plant is drawn of: each stroke wavers a little, always in the same way for the same seed.
 * Each method returns markup; angles are in degrees clockwise from the right, so that -90 points up.
 */
export class Strokes {
  private readonly random: Random;
  readonly isDetailed: boolean;

  constructor(seed: string, detail: Detail = 1) {
    this.random = seededRandom(seed);
    this.isDetailed = detail === 1;
  }

  /** The next number from 0 up to 1. */
  chance(): number {
    return this.random();
  }

  /** The next number up to `reach`, to either side of zero. */
  jitter(reach: number): number {
    return (this.random() - 0.5) * 2 * reach;
  }

  /** What only a drawing with detail shows. */
  fine(draw: () => Markup): Markup {
    return this.isDetailed ? draw() : '';
  }

  /** A leaf from its foot; `width` is half of its breadth. */
  leaf(
    x: number,
    y: number,
    length: number,
    width: number,
    angle: number,
    color: Color,
    look: LeafLook = {},
  ) {
    const jitter = (reach: number): number => this.jitter(reach);
    return drawLeaf({ x, y, length, width, angle }, color, look, this.isDetailed, jitter);
  }

  /** A stem from one point to another; `bend` pushes its middle sideways. */
  stem(x1: number, y1: number, x2: number, y2: number, width: number, color: Color, bend = 0): Markup {
    const middle = `${tenths((x1 + x2) / 2 + bend)} ${tenths((y1 + y2) / 2 - Math.abs(bend) * 0.25)}`;
    return stroke(`M${tenths(x1)} ${tenths(y1)}Q${middle} ${tenths(x2)} ${tenths(y2)}`, color, width);
  }

  /** A round shape with an uneven edge; `unevenness` is a share of the radius. */
  blob(x: number, y: number, rx: number, ry: number, color: Color, unevenness = 0.07, corners = 11): Markup {
    const points = times(corners).map((corner): Point => {
      const turn = (corner / corners) * 6.283;
      const reach = 1 + this.jitter(unevenness);
      return [x + Math.cos(turn) * rx * reach, y + Math.sin(turn) * ry * reach];
    });
    return shape(spline(points, true), color);
  }

  /** The shadow at the lower right of a round thing. */
  crescent(x: number, y: number, rx: number, ry: number, color: Color, opacity = 0.5): Markup {
    const hollowness = 1.28;
    const upper = `${tenths(x + rx * 0.8)} ${tenths(y - ry * 0.6)}`;
    const lower = `${tenths(x - rx * 0.68)} ${tenths(y + ry * 0.73)}`;
    const outer = `A${tenths(rx)} ${tenths(ry)} 0 0 1 ${lower}`;
    const inner = `A${tenths(rx * hollowness)} ${tenths(ry * hollowness)} 0 0 0 ${upper}`;
    return shape(`M${upper}${outer}${inner}Z`, color, opacity);
  }

  /** A ball with its shadow and, unless dull, a highlight. */
  ball(x: number, y: number, rx: number, color: Color, ry = rx, isShiny = true): Markup {
    const isSmall = rx < SMALLEST_UNEVEN_BALL;
    const body = isSmall ? ellipse(x, y, rx, ry, color) : this.blob(x, y, rx, ry, color, 0.025, 9);
    const shadow = this.crescent(x, y, rx * 0.99, ry * 0.99, veil(color, shade(color, 0.42), 0.5), 1);
    const shines = isShiny && rx > (this.isDetailed ? SMALLEST_SHINY_BALL : SMALLEST_UNEVEN_BALL);
    return body + shadow + (shines ? highlight(x - rx * 0.36, y - ry * 0.4, rx * 0.2, ry * 0.14, color) : '');
  }
}

function highlight(x: number, y: number, rx: number, ry: number, color: Color): Markup {
  const place = `cx="${tenths(x)}" cy="${tenths(y)}" rx="${tenths(rx)}" ry="${tenths(ry)}"`;
  const turn = `rotate(-32 ${tenths(x)} ${tenths(y)})`;
  return `<ellipse ${place} fill="${light(color, 0.7)}" opacity=".85" transform="${turn}"/>`;
}
