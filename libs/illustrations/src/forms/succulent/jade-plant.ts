import { light } from '../../color';
import type { Color } from '../../color';
import { UPWARD } from '../../geometry';
import type { Point } from '../../geometry';
import type { Form } from '../../subject';
import { circle, each } from '../../svg';

const WOOD: Color = '#8d6e4e';

const TUFTS: Point[] = [
  [32, 36],
  [68, 34],
  [50, 24],
  [40, 46],
  [60, 46],
];

export const jadePlant: Form = (pen, { leaf, accent }) =>
  pen.stem(50, 68, 50, 44, 6, WOOD) +
  pen.stem(50, 58, 32, 38, 4, WOOD) +
  pen.stem(50, 56, 68, 36, 4, WOOD) +
  each(TUFTS, ([x, y]) =>
    each([-165, -15, -125, -55, UPWARD], (angle) => {
      const isTop = angle === UPWARD;
      const look = { profile: 'spoon', vein: false } as const;
      return (
        pen.leaf(x, y, 15, 5.4, angle, isTop ? light(leaf, 0.12) : leaf, look) +
        (isTop ? circle(x, y - 14, 1.8, accent, 0.7) : '')
      );
    }),
  );
