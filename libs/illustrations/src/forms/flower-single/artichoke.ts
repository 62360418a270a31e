import { leafShade, light, mix } from '../../color';
import { times } from '../../geometry';
import type { Form } from '../../subject';
import { each } from '../../svg';

/** Scales in each row, from the top of the head to its foot. */
const ROWS = [5, 5, 5, 4];

export const artichoke: Form = (pen, { leaf, accent, accent2 }) =>
  pen.stem(50, 93, 50, 44, 6, light(leaf, 0.05)) +
  each([-170, -10, -145, -35], (angle) => pen.leaf(50, 90, 42, 10, angle, leaf, { teeth: 0.4, notches: 5 })) +
  pen.flower(50, 16, 15, 11, accent2 ?? accent, null, { petalWidth: 0.12, petal: 'lance' }) +
  each(ROWS, (scales, row) =>
    each(times(scales), (index) => {
      const across = index - 2;
      const x = 50 + (across + (row % 2 === 1 ? 0.5 : 0)) * 8.2;
      const color = mix(accent, leaf, row * 0.18);
      return pen.leaf(x, 38 + row * 8, 17, 7, -90 + across * 13, color, {
        vein: false,
        shadow: leafShade(accent),
      });
    }),
  );
