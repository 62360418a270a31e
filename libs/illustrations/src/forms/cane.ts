import { light, mix } from '../color';
import { drawFruit } from '../fruit';
import type { Form } from '../subject';
import { each, stroke } from '../svg';

const CANES: [x: number, y: number, bend: number][] = [
  [18, 40, -14],
  [84, 44, 14],
  [40, 14, -8],
  [66, 18, 8],
];

const LEAVES: [x: number, y: number, angle: number][] = [
  [20, 40, 170],
  [82, 42, 10],
  [40, 18, -130],
  [66, 20, -50],
  [42, 52, -160],
  [60, 54, -20],
  [48, 72, -150],
  [53, 74, -30],
];

const BERRIES: [x: number, y: number, size: number][] = [
  [24, 54, 9],
  [76, 58, 9],
  [40, 36, 8.4],
  [64, 38, 8.6],
  [50, 64, 9],
];

/** Arching canes with leaves in threes and brambles. */
export const cane: Form = (pen, { leaf, accent, accent2 }) => {
  const wood = mix(leaf, '#8a5a3c', 0.5);
  return (
    each(CANES, ([x, y, bend]) => stroke(`M50 94Q${50 + bend * 0.6} ${y - 2} ${x} ${y}`, wood, 3.2)) +
    each(LEAVES, ([x, y, angle]) =>
      each([-46, 46, 0], (turn) =>
        pen.leaf(x, y, 17, 6.8, angle + turn, turn === 0 ? light(leaf, 0.08) : leaf, {
          teeth: 0.14,
          notches: 5,
        }),
      ),
    ) +
    pen.flower(50, 40, 7, 5, '#fffaf0', '#e8d06a', { petalWidth: 0.42 }) +
    each(BERRIES, ([x, y, size]) =>
      drawFruit(pen, 'bramble', { x, y, size, skin: accent, second: accent2, leaf }),
    )
  );
};
