import { light, shade } from '../../color';
import type { Color } from '../../color';
import { times } from '../../geometry';
import type { Point } from '../../geometry';
import type { Pen } from '../../pen';
import type { Form } from '../../subject';
import { each } from '../../svg';
import type { Markup } from '../../svg';

const HEADS: Point[] = [
  [28, 42],
  [72, 42],
  [50, 30],
];

/** Three stems with fleshy pairs of leaves under a flat head of stars. */
export const stonecrop: Form = (pen, { leaf, accent }) =>
  each(
    HEADS,
    ([x, y]) =>
      pen.stem(50, 92, x, y, 4, light(leaf, 0.1)) +
      each(times(4), (pair) => {
        const along = 0.25 + pair * 0.18;
        const [leafX, leafY] = [50 + (x - 50) * along, 92 + (y - 92) * along];
        const look = { profile: 'spoon', vein: false } as const;
        return each([-160, -20], (angle) => pen.leaf(leafX, leafY, 15, 5.5, angle, leaf, look));
      }) +
      drawHead(pen, x, y, accent),
  );

const drawHead = (pen: Pen, x: number, y: number, accent: Color): Markup =>
  each([-3, -2, -1, 0, 1, 2, 3], (across) => {
    const isOdd = across % 2 !== 0;
    const rise = 3 - Math.abs(across);
    const lower = isOdd ? accent : light(accent, 0.2);
    const upper = isOdd ? light(accent, 0.3) : shade(accent, 0.1);
    return (
      pen.blob(x + across * 4.6, y - rise * 1.6, 3.8, 3.4, lower, 0.1, 7) +
      pen.blob(x + across * 3.6, y - 5 - rise * 1.4, 3.2, 2.8, upper, 0.1, 7)
    );
  });
