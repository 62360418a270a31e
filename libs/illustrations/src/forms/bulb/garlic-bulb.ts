import { light } from '../../color';
import type { Point } from '../../geometry';
import { BULB_CROWN as CROWN } from '../../ground-line';
import { spline } from '../../path-data';
import type { Form } from '../../subject';
import { shape, stroke } from '../../svg';

const OUTLINE: Point[] = [
  [46, CROWN - 6],
  [44, CROWN + 4],
  [27, CROWN + 16],
  [26, CROWN + 30],
  [38, CROWN + 38],
  [50, CROWN + 36],
  [62, CROWN + 38],
  [74, CROWN + 30],
  [73, CROWN + 16],
  [56, CROWN + 4],
  [54, CROWN - 6],
];

const SHADOW: Point[] = [
  [54, CROWN - 6],
  [56, CROWN + 4],
  [73, CROWN + 16],
  [74, CROWN + 30],
  [62, CROWN + 38],
  [60, CROWN + 22],
];

const CLOVES =
  `M49 ${CROWN - 2}C39 ${CROWN + 10} 36 ${CROWN + 24} 40 ${CROWN + 37}` +
  `M52 ${CROWN - 2}C60 ${CROWN + 10} 63 ${CROWN + 24} 60 ${CROWN + 37}`;

export const garlicBulb: Form = (_pen, { accent, accent2 }) => {
  const skin = accent2 ?? light(accent);
  return (
    shape(spline(OUTLINE, true), accent) + shape(spline(SHADOW, true), skin, 0.65) + stroke(CLOVES, skin, 1.8)
  );
};
