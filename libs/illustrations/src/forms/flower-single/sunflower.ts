import { leafShade, shade } from '../../color';
import { times } from '../../geometry';
import type { Form } from '../../subject';
import { circle, each } from '../../svg';

const HEAD_X = 50;
const HEAD_Y = 32;
const RADIUS = 25;
const SEED = '#c98a3a';

export const sunflower: Form = (pen, { leaf, accent, accent2 }) =>
  pen.stem(50, 94, HEAD_X, HEAD_Y, 5, leafShade(leaf, 0.06), -4) +
  pen.leaf(50, 76, 32, 13, -152, leaf) +
  pen.leaf(50, 80, 32, 13, -26, leaf) +
  pen.leaf(51, 64, 22, 9, -155, leaf) +
  pen.flower(HEAD_X, HEAD_Y, RADIUS + 5, 16, shade(accent, 0.12), null, {
    petalWidth: 0.17,
    petal: 'ovate',
    throat: 0.3,
  }) +
  pen.flower(HEAD_X, HEAD_Y, RADIUS, 14, accent, accent2, {
    petalWidth: 0.19,
    petal: 'ovate',
    throat: 0.35,
    eye: 0.5,
  }) +
  pen.fine(() =>
    each(times(14), (index) => {
      const [turn, reach] = [index * 2.4, Math.sqrt(index) * 2.6];
      return circle(HEAD_X + Math.cos(turn) * reach, HEAD_Y + Math.sin(turn) * reach, 1, SEED);
    }),
  );
