import { leafShade, light, shade } from '../../color';
import { UPWARD, lean, times } from '../../geometry';
import type { Form } from '../../subject';
import { each, shape } from '../../svg';

export const pineapple: Form = (pen, { leaf, accent, accent2 }) =>
  each([-172, -8, -150, -30], (angle) =>
    pen.leaf(50, 92, 46, 4.6, angle, leafShade(leaf, 0.12), { profile: 'lance', bend: lean(angle) * -0.1 }),
  ) +
  each([-140, -40, -118, -62, -102, -78, UPWARD], (angle) =>
    pen.leaf(50, 42, 32, 4, angle, angle === UPWARD ? light(leaf, 0.1) : leaf, { profile: 'lance' }),
  ) +
  pen.ball(50, 64, 18, accent, 24, false) +
  each(times(5), (row) =>
    each(times(3), (column) => {
      const x = 40 + column * 10 + (row % 2 === 1 ? -4 : 0);
      return shape(`M${x} ${46 + row * 9}l4 4l-4 4l-4-4Z`, accent2 ?? shade(accent), 0.5);
    }),
  );
