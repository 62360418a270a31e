import { light, shade } from '../color';
import { circle, each } from '../svg';
import { stalkColor } from './fruit';
import type { FruitShape } from './fruit';

export const pod: FruitShape = (pen, { x, y, size, skin, leaf }) =>
  pen.stem(x, y - size * 1.3, x, y - size * 0.8, size * 0.24, stalkColor(leaf)) +
  pen.leaf(x, y - size, size * 2.6, size * 0.44, 84 + pen.jitter(10), skin, {
    profile: 'lance',
    bend: pen.jitter(0.16),
    vein: false,
    shadow: shade(skin, 0.35),
  }) +
  pen.fine(() =>
    each([0.5, 1, 1.5], (down) =>
      circle(x + down * size * 0.08, y - size + down * size, size * 0.2, light(skin, 0.35), 0.7),
    ),
  );

/** A pod or gourd so long that it hangs like a rope: yardlong bean, drumstick, snake gourd. */
export const rope: FruitShape = (pen, { x, y, size, skin, leaf }) =>
  pen.stem(x, y - size * 1.3, x, y - size * 0.9, size * 0.2, stalkColor(leaf)) +
  pen.leaf(x, y - size, size * 3.6, size * 0.24, 88 + pen.jitter(5), skin, {
    profile: 'strap',
    bend: pen.jitter(0.1),
    vein: false,
    shadow: shade(skin, 0.35),
  });

export const peanut: FruitShape = (pen, { x, y, size, skin, leaf }) =>
  pen.stem(x, y - size * 1.5, x, y - size * 0.7, size * 0.2, stalkColor(leaf)) +
  pen.ball(x, y + size * 0.55, size * 0.62, shade(skin, 0.06)) +
  pen.ball(x + size * 0.1, y - size * 0.35, size * 0.52, skin);
