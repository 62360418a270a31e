import { leafShade, light } from '../../color';
import type { Color } from '../../color';
import { lean } from '../../geometry';
import type { Form } from '../../subject';
import { each } from '../../svg';

/** A cone of leaves wrapped around each other: pointed cabbage. */
export const pointedHead: Form = (pen, { leaf, accent, accent2 }) => {
  const wraps: [x: number, length: number, width: number, angle: number, color: Color][] = [
    [50, 68, 25, -90, leafShade(accent, 0.12)],
    [42, 60, 17, -82, accent],
    [59, 58, 16, -99, light(accent, 0.1)],
    [50, 54, 12, -90, accent2 ?? light(accent, 0.3)],
  ];
  return (
    each(wraps, ([x, length, width, angle, color]) => pen.leaf(x, 88, length, width, angle, color)) +
    each([-168, -12], (angle) =>
      pen.leaf(50, 90, 42, 12, angle, light(leaf, 0.08), { profile: 'round', bend: lean(angle) * 0.25 }),
    )
  );
};
