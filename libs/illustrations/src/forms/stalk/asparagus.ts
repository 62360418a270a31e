import { leafShade, light, mix } from '../../color';
import type { Point } from '../../geometry';
import { times } from '../../geometry';
import type { Form } from '../../subject';
import { each } from '../../svg';

const GROUND = 90;

const SPEARS: Point[] = [
  [30, 40],
  [68, 34],
  [42, 20],
  [56, 12],
];

export const asparagus: Form = (pen, { leaf, accent2 }) => {
  const scale = accent2 ? mix(leaf, accent2, 0.55) : leafShade(leaf);
  const lowerScale = mix(leaf, accent2 ?? leaf, 0.6);
  return each(SPEARS, ([x, y], index) => {
    const color = index % 2 === 1 ? leaf : light(leaf, 0.1);
    const lean = (50 - x) * -0.1;
    return (
      pen.leaf(x, 94, 92 - y, 6, -90 + lean, color, { profile: 'strap', vein: false }) +
      each(times(4), (row) => {
        const side = row % 2 === 1 ? 1 : -1;
        return pen.leaf(x + side * 2.5, y + 20 - row * 5, 9, 3.6, -90 + side * 16, scale, { vein: false });
      }) +
      each([44, 60], (down) =>
        y + down < GROUND ? pen.leaf(x - 2, y + down, 7, 2.4, -80, lowerScale, { vein: false }) : '',
      )
    );
  });
};
