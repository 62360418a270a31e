import { leafShade, light, shade } from '../../color';
import type { Color } from '../../color';
import { drawFruit } from '../../fruit';
import { lean, polar } from '../../geometry';
import type { Point } from '../../geometry';
import type { Form } from '../../subject';
import { each } from '../../svg';

const FRONDS: [angle: number, length: number][] = [
  [172, 38],
  [8, 38],
  [-162, 44],
  [-18, 44],
  [-128, 44],
  [-52, 44],
  [-100, 36],
];

/** Two hands of bananas, the upper one wider. */
const BANANAS: [x: number, y: number, angle: number][] = [
  [52, 52, 128],
  [56, 53, 100],
  [60, 52, 72],
  [54, 64, 122],
  [58, 65, 92],
  [62, 63, 66],
];

const PAPAYAS: Point[] = [
  [43, 52],
  [58, 53],
  [50, 60],
];

/** A false trunk of leaf sheaths, great arching leaves, and one hanging stalk of fruit. */
export const bananaPlant: Form = (pen, { leaf, accent, accent2 }) => {
  const trunk = light(leaf, 0.3);
  return (
    pen.stem(47, 96, 50, 44, 10, trunk) +
    pen.stem(50, 96, 52, 46, 3, shade(trunk, 0.18)) +
    each(FRONDS, ([angle, length], index) =>
      pen.leaf(50, 44, length, 10.5, angle, frondColor(leaf, index), {
        profile: 'lance',
        bend: lean(angle) * 0.18,
      }),
    ) +
    pen.stem(53, 42, 58, 72, 3, leafShade(leaf, 0.2), 4) +
    each(BANANAS, ([x, y, angle]) =>
      pen.leaf(x, y, 13, 3, angle, accent, {
        profile: 'strap',
        bend: -0.2,
        vein: false,
        shadow: shade(accent, 0.35),
      }),
    ) +
    pen.leaf(58, 72, 12, 4.4, 88, accent2 ?? '#7b3350', { vein: false })
  );
};

/** A bare trunk, lobed leaves on long stalks, and fruit close to the trunk. */
export const papayaTree: Form = (pen, { leaf, accent, accent2 }) => {
  const trunk: Color = '#a58a66';
  return (
    pen.stem(50, 96, 50, 40, 7, trunk) +
    each(FRONDS, ([angle, length], index) => {
      const [x, y] = polar(50, 42, angle, length * 0.5);
      return (
        pen.stem(50, 42, x, y, 2, light(leaf, 0.2)) +
        pen.leaf(x, y, 23, 12, angle, frondColor(leaf, index), { profile: 'round', teeth: 0.5, notches: 4 })
      );
    }) +
    each(PAPAYAS, ([x, y], index) =>
      drawFruit(pen, 'pear', {
        x,
        y,
        size: 8.6,
        skin: index === 1 ? light(leaf, 0.18) : accent,
        second: accent2,
        leaf,
      }),
    )
  );
};

const frondColor = (leaf: Color, index: number): Color =>
  index % 2 === 0 ? light(leaf, 0.06) : leafShade(leaf, 0.12);
