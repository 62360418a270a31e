import { light, shade } from '../../color';
import type { Point } from '../../geometry';
import { BULB_CROWN as CROWN } from '../../ground-line';
import { spline } from '../../path-data';
import type { Form } from '../../subject';
import { shape, stroke } from '../../svg';

const OUTLINE: Point[] = [
  [45, CROWN - 8],
  [43, CROWN + 3],
  [27, CROWN + 14],
  [26, CROWN + 28],
  [40, CROWN + 38],
  [50, CROWN + 40],
  [60, CROWN + 38],
  [74, CROWN + 28],
  [73, CROWN + 14],
  [57, CROWN + 3],
  [55, CROWN - 8],
];

const SHADOW: Point[] = [
  [55, CROWN - 8],
  [57, CROWN + 3],
  [73, CROWN + 14],
  [74, CROWN + 28],
  [60, CROWN + 38],
  [52, CROWN + 40],
  [64, CROWN + 20],
];

const SKIN_LINES =
  `M47 ${CROWN}C36 ${CROWN + 12} 35 ${CROWN + 28} 44 ${CROWN + 38}` + `M50 ${CROWN}V${CROWN + 39}`;

export const onionBulb: Form = (pen, { accent, accent2 }) =>
  shape(spline(OUTLINE, true), accent) +
  shape(spline(SHADOW, true), shade(accent, 0.35), 0.4) +
  pen.fine(() => stroke(SKIN_LINES, light(accent2 ?? accent, 0.2), 1.5, 0.7));
