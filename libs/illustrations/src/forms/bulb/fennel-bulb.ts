import { light, mix } from '../../color';
import type { Form } from '../../subject';
import { each, shape, stroke } from '../../svg';

const OUTLINE = 'M34 62C34 46 44 50 44 40L56 40C56 50 66 46 66 62C68 84 60 92 50 93C40 92 32 84 34 62Z';
const SHADOW = 'M50 93C42 84 42 62 47 42L56 40C56 50 66 46 66 62C68 84 60 92 50 93Z';
const FOLDS = 'M41 88C36 74 38 62 44 50M58 90C64 74 62 62 55 48';

export const fennelBulb: Form = (pen, { leaf, accent }) =>
  each([-116, -102, -90, -78, -64], (angle) =>
    pen.sprig(50, 58, 46, angle, leaf, {
      pairs: 5,
      leafLength: 9,
      leafWidth: 1.5,
      spread: 40,
      stemWidth: 3.6,
      stemColor: light(leaf, 0.2),
      firstPair: 0.35,
      profile: 'lance',
    }),
  ) +
  shape(OUTLINE, accent) +
  shape(SHADOW, mix(accent, leaf, 0.35), 0.55) +
  pen.fine(() => stroke(FOLDS, mix(accent, leaf, 0.6), 1.6));
