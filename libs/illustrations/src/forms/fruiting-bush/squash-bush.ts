import { light } from '../../color';
import { UPWARD, polar } from '../../geometry';
import { drawFruit } from '../../fruit';
import { each } from '../../svg';
import type { Form } from '../../subject';

const LEAVES: [x: number, y: number, angle: number, length: number][] = [
  [34, 46, -140, 26],
  [66, 46, -40, 26],
  [50, 30, UPWARD, 25],
];

/** A summer squash: three great leaves on long stalks, a flower, and the fruit on the ground. */
export const squashBush: Form = (pen, { leaf, accent, accent2 }) =>
  each(LEAVES, ([x, y, angle, length]) => {
    const [footX, footY] = polar(x, y, angle, -7);
    const color = angle === UPWARD ? light(leaf, 0.08) : leaf;
    return (
      pen.stem(50, 88, x, y, 3.6, light(leaf, 0.25), (x - 50) * 0.2) +
      pen.leaf(footX, footY, length + 6, 17, angle, color, { profile: 'round', teeth: 0.16, notches: 5 })
    );
  }) +
  pen.flower(27, 72, 10, 5, accent2 ?? '#f5a623', '#d98317', { petalWidth: 0.34, flatness: 0.8 }) +
  drawFruit(pen, 'zucchini', { x: 38, y: 84, size: 14, skin: accent, second: accent2, leaf });
