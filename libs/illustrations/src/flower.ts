import { light, shade } from './color';
import type { Color } from './color';
import { polar, times } from './geometry';
import type { LeafProfile } from './leaf';
import { tenths } from './path-data';
import type { Strokes } from './strokes';
import { each, group } from './svg';
import type { Markup } from './svg';

/** All sizes are shares of the flower's radius. */
export interface FlowerLook {
  /** Half the breadth of a petal. */
  readonly petalWidth?: number;
  readonly petal?: LeafProfile;
  /** Where the petals start. */
  readonly throat?: number;
  /** The angle of the first petal; by chance, if not given. */
  readonly turn?: number;
  readonly eye?: number;
  /** Rings of petals, each smaller than the one beneath it. */
  readonly layers?: number;
  /** The height of a flower that is seen aslant, as a share of its breadth. */
  readonly flatness?: number;
}

interface FlowerPlace {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
  readonly petals: number;
}

export function drawFlower(
  pen: Strokes,
  { x, y, radius, petals }: FlowerPlace,
  color: Color,
  eyeColor: Color | null,
  look: FlowerLook,
): Markup {
  const { petalWidth = 0.3, petal = 'spoon', throat = 0.16, turn = pen.jitter(20) } = look;
  const { eye = 0.28, layers = 1, flatness = 1 } = look;

  const ring = (layer: number): Markup => {
    const reach = radius * (1 - layer * 0.27);
    const ink = layer % 2 === 1 ? light(color, 0.16) : color;
    return each(times(petals), (index) => {
      const angle = turn + (layer * 180) / petals + (index * 360) / petals;
      const [, footY] = polar(x, y, angle, reach * throat * flatness);
      const [footX] = polar(x, y, angle, reach * throat);
      const length = reach * (1 - throat) + pen.jitter(radius * 0.04);
      const petalLook = { profile: petal, vein: false, shadow: shade(color, 0.35) };
      return pen.leaf(footX, footY, length, reach * petalWidth, angle, ink, petalLook);
    });
  };

  const corolla = each(times(layers), ring);
  const whole = corolla + (eyeColor ? pen.ball(x, y, radius * eye, eyeColor, radius * eye, false) : '');
  if (flatness === 1) return whole;
  return group(`translate(0 ${tenths(y * (1 - flatness))}) scale(1 ${flatness})`, whole);
}
