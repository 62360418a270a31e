import { leafShade, light } from '../../color';
import type { Color } from '../../color';
import { lean, polar, tilt } from '../../geometry';
import type { Form } from '../../subject';
import { each, ellipse } from '../../svg';

const LEAVES: [angle: number, length: number][] = [
  [-172, 40],
  [-8, 40],
  [-150, 48],
  [-30, 48],
  [-128, 54],
  [-52, 54],
  [-110, 60],
  [-70, 60],
  [-90, 62],
];

/** A rosette of pointed leaves with pale spots. */
export const aloe: Form = (pen, { leaf, accent }) =>
  each(LEAVES, ([angle, length]) => {
    const spots = () =>
      each([0.35, 0.6], (along) => {
        const [x, y] = polar(50, 68, angle, length * along);
        return ellipse(x, y, 1.2, 0.8, accent);
      });
    const look = { profile: 'taper', vein: false, bend: lean(angle) * -0.16 } as const;
    return pen.leaf(50, 68, length, 6.6, angle, leafColor(leaf, angle), look) + pen.fine(spots);
  });

function leafColor(leaf: Color, angle: number): Color {
  if (tilt(angle) > 50) return leafShade(leaf, 0.2);
  return tilt(angle) < 10 ? light(leaf, 0.14) : leaf;
}
