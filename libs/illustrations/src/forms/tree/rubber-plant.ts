import { light } from '../../color';
import type { Form } from '../../subject';
import { each } from '../../svg';

const LEAVES: [y: number, angle: number][] = [
  [58, -160],
  [52, -20],
  [42, -150],
  [36, -30],
  [26, -140],
  [22, -44],
  [18, -90],
];

/** A young tree for the window: one stem with large leaves. */
export const rubberPlant: Form = (pen, { leaf }) =>
  pen.stem(50, 66, 50, 16, 3.4, '#7a5a3c') +
  each(LEAVES, ([y, angle]) => pen.leaf(50, y, 28, 9.5, angle, y < 30 ? light(leaf, 0.1) : leaf));
