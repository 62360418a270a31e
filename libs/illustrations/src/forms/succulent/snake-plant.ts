import { leafShade, shade } from '../../color';
import type { Form } from '../../subject';
import { each } from '../../svg';

const LEAVES: [x: number, angle: number, length: number][] = [
  [42, -104, 50],
  [58, -77, 52],
  [46, -95, 62],
  [55, -86, 58],
  [50, -90, 46],
];

/** Upright straps with a light edge. */
export const snakePlant: Form = (pen, { leaf, accent, accent2 }) => {
  const look = { profile: 'strap', vein: false } as const;
  const stripe = accent2 ?? leafShade(leaf);
  return each(
    LEAVES,
    ([x, angle, length]) =>
      pen.leaf(x, 68, length, 6.4, angle, accent, { ...look, shadow: shade(accent, 0.2) }) +
      pen.leaf(x, 68, length - 4, 4.2, angle, leaf, { ...look, shadow: stripe }),
  );
};
