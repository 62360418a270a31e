import { leafShade, light, shade } from '../../color';
import type { Color } from '../../color';
import { lean } from '../../geometry';
import type { Pen } from '../../pen';
import type { Form } from '../../subject';
import { each } from '../../svg';
import type { Markup } from '../../svg';

const BLADES: [angle: number, length: number][] = [
  [-122, 46],
  [-58, 46],
  [-106, 54],
  [-74, 54],
];

/** Where the two blooms sit, and their size. */
const BLOOMS: [x: number, y: number, size: number][] = [
  [60, 34, 1],
  [32, 48, 0.74],
];

const drawBlades = (pen: Pen, leaf: Color, width: number): Markup =>
  each(BLADES, ([angle, length], index) =>
    pen.leaf(50, 93, length, width, angle, index < 2 ? leafShade(leaf, 0.14) : leaf, {
      profile: 'lance',
      bend: lean(angle) * 0.25,
    }),
  );

const drawStems = (pen: Pen, leaf: Color): Markup =>
  each(BLOOMS, ([x, y]) => pen.stem(50, 93, x, y, 3, leafShade(leaf, 0.06), x > 50 ? 4 : -4));

const petalLook = (color: Color) => ({ profile: 'ovate', vein: false, shadow: shade(color, 0.3) }) as const;

/** Six petals closed to a cup on a bare stem. */
export const tulip: Form = (pen, { leaf, accent, accent2 }) =>
  drawBlades(pen, leaf, 6.4) +
  drawStems(pen, leaf) +
  each(BLOOMS, ([x, y, size]) => {
    const foot = y + 12 * size;
    const petals: [angle: number, width: number, color: Color][] = [
      [-122, 8, shade(accent, 0.16)],
      [-58, 8, shade(accent, 0.16)],
      [-104, 9.5, accent],
      [-76, 9.5, accent],
      [-90, 8, light(accent, 0.14)],
    ];
    return (
      each(petals, ([angle, width, color]) =>
        pen.leaf(x, foot, 31 * size, width * size, angle, color, petalLook(color)),
      ) + pen.fine(() => pen.stem(x, foot - 4 * size, x, foot - 1, 3 * size, accent2 ?? light(accent)))
    );
  });

/** Open cups close to the ground between blades like grass; saffron shows its red threads. */
export const crocus: Form = (pen, { id, leaf, accent, accent2 }) => {
  const cups: [x: number, size: number][] = [
    [28, 0.8],
    [72, 0.86],
    [50, 1.1],
  ];
  const eye = accent2 ?? light(accent);
  return (
    each([-150, -130, -112, -68, -50, -30], (angle) =>
      pen.leaf(50, 93, 40, 2.2, angle, leaf, { profile: 'lance', bend: lean(angle) * 0.3 }),
    ) +
    each(cups, ([x, size]) => {
      const foot = 78 - 14 * size;
      const threads = id === 'saffron-crocus' ? [-112, -90, -68] : [-90];
      return (
        pen.stem(50 + (x - 50) * 0.5, 92, x, foot, 3.4, light(leaf, 0.5)) +
        each([-135, -45, -90], (angle) =>
          pen.leaf(x, foot, 32 * size, 8 * size, angle, shade(accent, 0.12), petalLook(accent)),
        ) +
        each(threads, (angle) =>
          pen.leaf(x, foot - 8 * size, 19 * size, 2.4, angle, eye, {
            profile: 'strap',
            vein: false,
            shadow: shade(eye),
          }),
        ) +
        each([-114, -66], (angle) =>
          pen.leaf(x, foot, 27 * size, 7.4 * size, angle, light(accent, 0.1), petalLook(accent)),
        )
      );
    })
  );
};

/** Six petals behind a trumpet. */
export const daffodil: Form = (pen, { leaf, accent, accent2 }) =>
  drawBlades(pen, leaf, 3.6) +
  drawStems(pen, leaf) +
  each(BLOOMS, ([x, y, size]) => {
    const trumpet = accent2 ?? shade(accent, 0.1);
    return (
      pen.flower(x, y, 22 * size, 6, accent, null, { petal: 'ovate', petalWidth: 0.27 }) +
      pen.flower(x, y, 9.6 * size, 9, trumpet, shade(trumpet, 0.3), {
        petal: 'round',
        petalWidth: 0.36,
        eye: 0.46,
      })
    );
  });

/** Three petals stand up, three fall, each fall with a beard. */
export const iris: Form = (pen, { leaf, accent, accent2 }) =>
  each(BLADES, ([angle, length], index) =>
    pen.leaf(50, 93, length, 5.6, angle, index < 2 ? leafShade(leaf, 0.14) : leaf, { profile: 'taper' }),
  ) +
  drawStems(pen, leaf) +
  each(BLOOMS, ([x, y, size]) => {
    const stands = light(accent, 0.22);
    const beard = accent2 ?? light(accent);
    return (
      each([-118, -62, -90], (angle) =>
        pen.leaf(x, y + 2, 25 * size, 9 * size, angle, stands, { ...petalLook(stands), profile: 'round' }),
      ) +
      each([152, 28, 90], (angle) =>
        pen.leaf(x, y, 24 * size, 8.6 * size, angle, accent, { ...petalLook(accent), profile: 'spoon' }),
      ) +
      each([152, 28, 90], (angle) =>
        pen.leaf(x, y, 12 * size, 2.2 * size, angle, beard, { vein: false, shadow: shade(beard, 0.2) }),
      )
    );
  });
