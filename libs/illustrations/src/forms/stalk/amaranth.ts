import { light, mix } from '../../color';
import { radians, times } from '../../geometry';
import type { Form } from '../../subject';
import { each } from '../../svg';

const LEAVES: [y: number, angle: number][] = [
  [84, -155],
  [82, -25],
  [68, -148],
  [66, -32],
  [54, -140],
  [52, -40],
];

const PLUMES = [-118, -90, -62];

export const amaranth: Form = (pen, { leaf, accent, accent2 }) =>
  pen.stem(50, 94, 50, 40, 4, accent) +
  each(LEAVES, ([y, angle]) => pen.leaf(50, y, 28, 9, angle, mix(leaf, accent, y < 60 ? 0.4 : 0.12))) +
  each(PLUMES, (angle) =>
    each(times(6), (index) => {
      const x = 50 + Math.cos(radians(angle)) * (6 + index * 5.5);
      const y = 42 + Math.sin(radians(angle)) * (4 + index * 6);
      const color = index % 2 === 1 ? accent : (accent2 ?? light(accent, 0.2));
      return pen.blob(x, y, 4.6 - index * 0.5, 4.4 - index * 0.4, color, 0.12, 7);
    }),
  );
