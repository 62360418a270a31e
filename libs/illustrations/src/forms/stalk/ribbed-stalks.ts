import { leafShade, light, mix, shade } from '../../color';
import type { Color } from '../../color';
import { polar, tilt } from '../../geometry';
import type { Point } from '../../geometry';
import type { Form } from '../../subject';
import { each } from '../../svg';
import type { Markup } from '../../svg';

const STALKS: [angle: number, length: number][] = [
  [-118, 50],
  [-62, 50],
  [-104, 58],
  [-76, 58],
  [-90, 62],
];

const isOuter = (angle: number): boolean => tilt(angle) > 20;
const footOf = (angle: number): number => 50 + (angle + 90) * 0.22;

/** Draws each stalk with what grows at its tip. */
const eachStalk = (draw: (angle: number, tip: Point) => Markup): Markup =>
  each(STALKS, ([angle, length]) => draw(angle, polar(50, 92, angle, length)));

export const rhubarb: Form = (pen, { leaf, accent }) =>
  eachStalk((angle, [x, y]) => {
    const [bladeX, bladeY] = polar(x, y, angle, -8);
    const stalkColor = isOuter(angle) ? shade(accent, 0.12) : accent;
    const bladeColor = isOuter(angle) ? leafShade(leaf, 0.12) : leaf;
    return (
      pen.stem(footOf(angle), 92, x, y, 5.6, stalkColor) +
      pen.leaf(bladeX, bladeY, 34, 15, angle, bladeColor, { profile: 'round', ruffle: 0.1, notches: 6 })
    );
  });

/** Celery, and lovage which grows like it. */
export const celery: Form = (pen, { leaf, accent }) =>
  eachStalk((angle, [x, y]) => {
    const leaflet = (turn: number): Markup => {
      const color: Color = turn === 0 ? light(leaf, 0.1) : leaf;
      return pen.leaf(x, y + 2, 20, 8, angle + turn, color, { teeth: 0.3, notches: 4 });
    };
    return (
      pen.stem(footOf(angle), 92, x, y, 7, mix(accent, leaf, tilt(angle) / 60)) + each([-48, 48, 0], leaflet)
    );
  });
