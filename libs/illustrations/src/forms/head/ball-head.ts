import { leafShade, light, mix } from '../../color';
import { lean } from '../../geometry';
import type { Point } from '../../geometry';
import type { Form } from '../../subject';
import { circle, each, shape, stroke } from '../../svg';

const LEFT_LEAF = 'M50 84C22 82 20 50 44 34C34 52 38 72 50 84Z';
const RIGHT_LEAF = 'M50 84C80 82 82 48 58 33C70 50 64 74 50 84Z';
const TOP_LEAF = 'M42 44C52 34 66 40 64 58C60 48 52 44 42 44Z';
const VEINS = 'M46 80C38 66 38 52 44 42M54 80C62 68 64 54 60 42M50 80V62M50 70L44 62M50 66L57 58';

/** The dimples of a savoy's leaves. */
const DIMPLES: Point[] = [
  [32, 62],
  [37, 52],
  [40, 70],
  [48, 54],
  [55, 74],
  [60, 58],
  [67, 64],
  [62, 46],
  [70, 52],
  [30, 52],
];

/** Leaves closed to a ball: cabbage, butterhead, radicchio. */
export const ballHead: Form = (pen, { id, leaf, accent, accent2 }) => {
  const between = mix(leaf, accent, 0.45);
  return (
    pen.ball(50, 58, 27, accent, 26, false) +
    shape(LEFT_LEAF, between) +
    shape(RIGHT_LEAF, leafShade(between, 0.16)) +
    shape(TOP_LEAF, light(accent, 0.2)) +
    pen.fine(() => stroke(VEINS, light(accent2 ?? accent, 0.4), 1.5, 0.8)) +
    (id === 'cabbage-savoy' ? each(DIMPLES, ([x, y]) => circle(x, y, 2.4, light(accent, 0.35), 0.7)) : '') +
    each([-172, -8], (angle) =>
      pen.leaf(50, 90, 44, 13, angle, light(leaf, 0.08), {
        profile: 'round',
        ruffle: 0.05,
        bend: lean(angle) * 0.25,
      }),
    )
  );
};
