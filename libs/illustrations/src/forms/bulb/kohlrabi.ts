import { light } from '../../color';
import { polar } from '../../geometry';
import type { Point } from '../../geometry';
import { BULB_CROWN } from '../../ground-line';
import type { Form } from '../../subject';
import { each, ellipse } from '../../svg';

const STALKS: [angle: number, length: number][] = [
  [-150, 42],
  [-30, 42],
  [-118, 50],
  [-62, 50],
  [-90, 54],
];

const SCARS: Point[] = [
  [34, 66],
  [64, 62],
  [56, 78],
];

export const kohlrabi: Form = (pen, { leaf, accent, accent2 }) =>
  each(STALKS, ([angle, length]) => {
    const [stalkX, stalkY] = polar(50, BULB_CROWN + 14, angle, length * 0.5);
    const [bladeX, bladeY] = polar(50, BULB_CROWN + 14, angle, length * 0.42);
    return (
      pen.stem(50, BULB_CROWN + 16, stalkX, stalkY, 3.6, light(leaf, 0.3)) +
      pen.leaf(bladeX, bladeY, length * 0.7, 11, angle, leaf, { ruffle: 0.07 })
    );
  }) +
  pen.ball(50, BULB_CROWN + 16, 22, accent, 20) +
  each(SCARS, ([x, y]) => ellipse(x, y, 4.5, 2, accent2 ?? light(accent), 0.45));
