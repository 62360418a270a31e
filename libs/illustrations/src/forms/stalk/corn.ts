import { leafShade, light, shade } from '../../color';
import { times } from '../../geometry';
import type { Form } from '../../subject';
import { circle, each } from '../../svg';

const BLADES: [y: number, angle: number, bend: number][] = [
  [86, -34, 0.5],
  [80, -146, -0.5],
  [62, -40, 0.45],
  [50, -142, -0.45],
  [36, -50, 0.4],
];

const TASSELS = [-130, -110, -90, -70, -50];

export const corn: Form = (pen, { leaf, accent, accent2 }) => {
  const kernels = () =>
    each(times(4), (row) =>
      each(times(2), (column) =>
        circle(55 + row * 1.6 + column * 4.4, 62 - row * 5 + column * 1.4, 1.7, shade(accent, 0.14)),
      ),
    );
  return (
    pen.stem(50, 94, 50, 14, 5, light(leaf, 0.08)) +
    each(TASSELS, (angle) =>
      pen.leaf(50, 18, 15, 1.7, angle, accent2 ?? accent, { profile: 'lance', vein: false }),
    ) +
    each(BLADES, ([y, angle, bend]) =>
      pen.leaf(50, y, 44, 5.4, angle, y > 70 ? leafShade(leaf, 0.14) : leaf, { profile: 'lance', bend }),
    ) +
    pen.leaf(52, 72, 30, 8.5, -74, accent, { profile: 'strap', vein: false, shadow: shade(accent, 0.25) }) +
    pen.fine(kernels) +
    pen.leaf(50, 78, 30, 7, -100, light(leaf, 0.2)) +
    pen.leaf(53, 78, 27, 7, -52, light(leaf, 0.1))
  );
};
