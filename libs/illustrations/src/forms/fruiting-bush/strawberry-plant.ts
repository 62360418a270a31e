import { leafShade, light } from '../../color';
import { drawFruit } from '../../fruit';
import { each } from '../../svg';
import type { Form } from '../../subject';

const LEAVES: [x: number, y: number, angle: number][] = [
  [24, 52, -150],
  [76, 52, -30],
  [50, 34, -90],
];
const LEAFLETS = [-62, 62, 0];

/** Leaves in threes, one open flower, and two berries that hang to the ground. */
export const strawberryPlant: Form = (pen, { leaf, accent, accent2 }) => {
  const fruit = { skin: accent, second: accent2, leaf };
  return (
    each(LEAVES, ([x, y, angle]) => {
      const leaflet = (turn: number) =>
        pen.leaf(x, y, 23, 10.5, angle + turn, turn === 0 ? light(leaf, 0.1) : leaf, {
          profile: 'round',
          teeth: 0.13,
          notches: 5,
        });
      return pen.stem(50, 84, x, y, 3, light(leaf, 0.2), (x - 50) * 0.25) + each(LEAFLETS, leaflet);
    }) +
    pen.stem(50, 80, 32, 66, 2.4, leafShade(leaf), -4) +
    pen.stem(50, 80, 68, 68, 2.4, leafShade(leaf), 4) +
    pen.flower(50, 62, 9.5, 5, '#fffdf3', '#f2c230', { petalWidth: 0.42, eye: 0.34 }) +
    drawFruit(pen, 'strawberry', { ...fruit, x: 31, y: 77, size: 11 }) +
    drawFruit(pen, 'strawberry', { ...fruit, x: 68, y: 79, size: 12 })
  );
};
