import { light, shade } from '../../color';
import type { Point } from '../../geometry';
import type { Form } from '../../subject';
import { each, ellipse } from '../../svg';

const EYES: Point[] = [
  [30, 74],
  [39, 80],
  [62, 78],
  [70, 82],
  [50, 68],
  [56, 73],
];

export const potato: Form = (pen, { accent }) =>
  pen.stem(50, 54, 50, 70, 3, '#b08a5e') +
  pen.ball(34, 76, 15, accent, 11.5) +
  pen.ball(66, 79, 14, accent, 10.5) +
  pen.ball(51, 70, 13.5, light(accent, 0.12), 10) +
  pen.fine(() => each(EYES, ([x, y]) => ellipse(x, y, 1.6, 1, shade(accent, 0.4))));
