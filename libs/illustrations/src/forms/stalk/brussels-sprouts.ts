import { light } from '../../color';
import { times } from '../../geometry';
import type { Form } from '../../subject';
import { each } from '../../svg';

export const brusselsSprouts: Form = (pen, { leaf, accent }) =>
  pen.stem(50, 94, 50, 28, 8, light(leaf, 0.3)) +
  each([-160, -20, -130, -50, -105, -75], (angle) =>
    pen.leaf(50, 34, 30, 11, angle, leaf, { profile: 'round' }),
  ) +
  each(times(6), (row) => {
    const color = row % 2 === 1 ? accent : light(accent, 0.12);
    return each([-1, 1], (side) => pen.ball(50 + side * (8 + row * 0.5), 42 + row * 9, 6.4, color));
  }) +
  each([46, 55, 64, 73, 82], (y) => pen.ball(50, y, 6, light(accent, 0.06)));
