import { light, shade } from '../../color';
import { lean, times } from '../../geometry';
import type { Form } from '../../subject';
import { circle, each } from '../../svg';

const FLORETS: [x: number, y: number, radius: number][] = [
  [28, 56, 11],
  [72, 56, 11],
  [36, 42, 12],
  [64, 42, 12],
  [50, 34, 13],
  [42, 58, 13],
  [59, 58, 13],
  [50, 48, 13],
];

/** Florets on a thick stem: broccoli and cauliflower. */
export const curdHead: Form = (pen, { leaf, accent }) => {
  const floretColor = (index: number) => {
    if (index < 2) return shade(accent, 0.2);
    return index < 5 ? shade(accent, 0.08) : accent;
  };
  const buds = times(pen.isDetailed ? 22 : 9);
  return (
    pen.stem(50, 88, 50, 60, 13, light(leaf, 0.35)) +
    each(FLORETS, ([x, y, radius], index) =>
      pen.blob(x, y, radius, radius * 0.95, floretColor(index), 0.09, 12),
    ) +
    each(buds, (index) => {
      const [x, y, radius] = FLORETS[index % FLORETS.length] ?? [50, 48, 13];
      const budX = x + pen.jitter(radius * 0.6) - 1.5;
      const budY = y + pen.jitter(radius * 0.6) - 1.5;
      return circle(budX, budY, pen.isDetailed ? 2 : 3, light(accent, 0.35), 0.7);
    }) +
    each([-165, -15], (angle) =>
      pen.leaf(50, 88, 40, 12, angle, light(leaf, 0.1), { profile: 'round', bend: lean(angle) * 0.3 }),
    )
  );
};
