import { light, shade } from '../../color';
import type { Color } from '../../color';
import type { Point } from '../../geometry';
import type { Form } from '../../subject';
import { each } from '../../svg';

/** The pale marks on a pothos leaf. */
export const pothosMarks: Form = (pen, { accent }) => {
  const places: Point[] = [
    [42, 44],
    [60, 50],
    [34, 58],
  ];
  return each(places, ([x, y]) => pen.blob(x, y, 2.6, 4.2, accent, 0.2, 7));
};

const nasturtium: Form = (pen, { accent, accent2 }) => {
  const other = accent2 ?? light(accent);
  const flowers: [x: number, y: number, color: Color][] = [
    [34, 44, accent],
    [62, 38, other],
    [76, 66, accent],
    [22, 68, other],
    [50, 62, accent],
  ];
  return each(flowers, ([x, y, color]) =>
    pen.flower(x, y, 10.5, 5, color, shade(color, 0.4), { petalWidth: 0.44, petal: 'round', eye: 0.2 }),
  );
};

const sweetAlyssum: Form = (pen, { accent, accent2 }) => {
  const places: Point[] = [
    [30, 48],
    [50, 38],
    [70, 48],
    [40, 62],
    [60, 62],
    [20, 72],
    [80, 72],
  ];
  return each(places, ([x, y], index) =>
    pen.flower(x, y, 8.5, 7, index % 2 === 1 ? (accent2 ?? accent) : '#fffdf5', '#e8c85a', {
      petalWidth: 0.3,
      eye: 0.2,
      layers: 2,
    }),
  );
};

const cranberry: Form = (pen, { accent }) => {
  const places: Point[] = [
    [30, 58],
    [44, 66],
    [60, 56],
    [72, 68],
    [52, 46],
    [20, 78],
  ];
  return each(places, ([x, y]) => pen.ball(x, y, 5.4, accent));
};

/** Two tubers that lie bare at the foot. */
const sweetPotato: Form = (pen, { accent, accent2 }) => {
  const look = { profile: 'lance', shadow: shade(accent, 0.35), vein: false } as const;
  const other = accent2 ?? shade(accent, 0.12);
  return (
    pen.leaf(72, 94, 30, 7.5, -172, other, { ...look, shadow: shade(other, 0.35) }) +
    pen.leaf(26, 90, 32, 8.5, 10, accent, look)
  );
};

const whiteClover: Form = (pen, { accent, accent2 }) => {
  const places: Point[] = [
    [28, 44],
    [50, 32],
    [72, 44],
    [40, 58],
    [62, 60],
    [18, 66],
    [82, 66],
  ];
  return each(places, ([x, y]) =>
    pen.flower(x, y, 7.4, 9, accent, accent2 ?? light(accent), { petalWidth: 0.2, layers: 2, eye: 0.3 }),
  );
};

export const OUTDOOR_CROPS: Readonly<Record<string, Form>> = {
  'clover-white': whiteClover,
  cranberry,
  nasturtium,
  'sweet-alyssum': sweetAlyssum,
  'sweet-potato': sweetPotato,
};
