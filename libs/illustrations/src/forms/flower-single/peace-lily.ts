import type { Point } from '../../geometry';
import type { Form } from '../../subject';
import { each } from '../../svg';

const BLOOMS: Point[] = [
  [38, 24],
  [62, 14],
];

export const peaceLily: Form = (pen, { leaf, accent, accent2 }) =>
  each([-150, -30, -120, -60, -90], (angle) => pen.leaf(50, 66, 36, 9, angle, leaf)) +
  each(
    BLOOMS,
    ([x, y]) =>
      pen.stem(50, 66, x, y + 18, 2.6, leaf) +
      pen.leaf(x, y + 22, 26, 10, -96, '#fbf9ee', { shadow: '#cfd3bb' }) +
      pen.stem(x + 1, y + 17, x + 1, y + 5, 4, accent2 ?? accent),
  );
