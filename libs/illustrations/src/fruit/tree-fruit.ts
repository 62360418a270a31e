import { shade } from '../color';
import type { Point } from '../geometry';
import { spline } from '../path-data';
import { shape } from '../svg';
import { BARK } from './fruit';
import type { FruitShape } from './fruit';

export const pear: FruitShape = (pen, { x, y, size, skin }) => {
  const outline: Point[] = [
    [x, y - size * 1.1],
    [x - size * 0.34, y - size * 0.5],
    [x - size * 0.72, y + size * 0.3],
    [x - size * 0.4, y + size * 0.92],
    [x + size * 0.4, y + size * 0.92],
    [x + size * 0.72, y + size * 0.3],
    [x + size * 0.34, y - size * 0.5],
  ];
  return (
    shape(spline(outline, true), skin) +
    pen.crescent(x, y + size * 0.25, size * 0.72, size * 0.72, shade(skin, 0.4), 0.4) +
    pen.stem(x, y - size, x + 1, y - size * 1.45, size * 0.2, BARK)
  );
};

/** An apple, an orange, a plum: any round fruit on a woody stalk. */
export const roundFruit: FruitShape = (pen, { x, y, size, skin }) =>
  pen.ball(x, y, size, skin) +
  pen.stem(x, y - size * 0.8, x + size * 0.15, y - size * 1.25, size * 0.2, BARK);
