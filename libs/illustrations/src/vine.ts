import { leafShade, light } from './color';
import type { Color } from './color';
import { times } from './geometry';
import { Pen } from './pen';
import { each, stroke } from './svg';
import type { Markup } from './svg';

export const VINE_HEIGHT = 60;

const MIDDLE = 30;
const WAVE = 56;
/** How far the curve is pulled from the middle; the stem itself goes half as far. */
const SWING = 22;
const BLOOM_AT = 36;
const TENDRIL_AT = 42;

/** Waves alternate, and every third blooms. */
export const VINE_REPEAT = 6 * WAVE;

export interface VineLook {
  readonly seed?: string;
  readonly leaf?: Color;
  readonly bloom?: Color;
  readonly eye?: Color;
}

/** A waving stem with leaves, flowers and tendrils, 60 high; it repeats without a seam at each `VINE_REPEAT`. */
export function drawVine(width: number, look: VineLook = {}): Markup {
  const { seed = 'vine', leaf = '#4f8a4a', bloom = '#e0902a', eye = '#8a4a14' } = look;
  const pen = new Pen(seed);
  const waves = times(Math.ceil(width / WAVE)).map((wave) => ({
    start: wave * WAVE,
    side: wave % 2 === 1 ? 1 : -1,
    blooms: wave % 3 === 1,
  }));
  const stem = each(waves, ({ start, side }) => {
    return `Q${start + WAVE / 2} ${MIDDLE + side * SWING} ${start + WAVE} ${MIDDLE}`;
  });
  return (
    stroke(`M0 ${MIDDLE}${stem}`, leafShade(leaf, 0.2), 2.6) +
    each(waves, ({ start, side, blooms }) => {
      const crestX = start + WAVE / 2 - 6;
      const crestY = MIDDLE + side * (SWING / 2);
      return (
        pen.leaf(crestX - 6, crestY, 22, 8, side * 62, leaf) +
        pen.leaf(crestX + 10, crestY - side * 2, 17, 6, side * -38, light(leaf, 0.14)) +
        (blooms
          ? drawBloom(pen, start + BLOOM_AT, side, { leaf, bloom, eye })
          : drawTendril(start + TENDRIL_AT, side, leaf))
      );
    })
  );
}

/** How high the stem is, at a distance from the start of a wave. */
function stemY(along: number, side: number): number {
  const share = along / WAVE;
  return MIDDLE + side * SWING * 2 * share * (1 - share);
}

function drawBloom(
  pen: Pen,
  x: number,
  side: number,
  { leaf, bloom, eye }: { leaf: Color; bloom: Color; eye: Color },
): Markup {
  return (
    pen.stem(x, stemY(BLOOM_AT, side), x + 10, MIDDLE - side * 16, 1.8, leaf) +
    pen.flower(x + 10, MIDDLE - side * 18, 8, 5, bloom, eye, { petalWidth: 0.4, eye: 0.24 })
  );
}

const drawTendril = (x: number, side: number, color: Color): Markup =>
  stroke(
    `M${x} ${stemY(TENDRIL_AT, side)}c8 ${side * -3} 10 ${side * -14} 3 ${side * -14}s-6 9 0 8`,
    color,
    1.6,
  );
