import { leafShade, light, shade } from '../../color';
import { drawFruit } from '../../fruit';
import type { Point } from '../../geometry';
import type { LeafLook } from '../../leaf';
import type { Pen } from '../../pen';
import type { Form, Subject } from '../../subject';
import { each } from '../../svg';
import type { Markup } from '../../svg';

const LEAVES: [y: number, angle: number][] = [
  [82, -155],
  [78, -25],
  [62, -148],
  [58, -34],
  [42, -140],
  [38, -42],
];

const FAVA_PODS: Point[] = [
  [38, 58],
  [62, 66],
  [44, 76],
];

const OKRA_PODS: [x: number, y: number, angle: number][] = [
  [40, 60, -110],
  [61, 50, -72],
  [60, 72, -66],
];

const SPROUTS: [x: number, y: number, radius: number][] = [
  [50, 18, 13],
  [39, 39, 7],
  [61, 35, 7],
  [38, 58, 7.5],
  [62, 54, 7.5],
  [40, 76, 6.5],
  [60, 73, 6.5],
];

/** A stalk with leaves to either side, topped by one more. */
export const leafyStalk: Form = (pen, subject) =>
  drawStalk(pen, subject, 7) + pen.leaf(50, 22, 18, 6, -90, light(subject.leaf, 0.1));

export const favaBean: Form = (pen, subject) => {
  const { leaf, accent, accent2 } = subject;
  const pod = { size: 8, skin: accent, second: accent2, leaf };
  return (
    drawStalk(pen, subject, 7) +
    each(FAVA_PODS, ([x, y]) => drawFruit(pen, 'pod', { ...pod, x, y })) +
    pen.flower(56, 28, 6, 4, '#fbf7ec', accent2, { petalWidth: 0.5 })
  );
};

export const jerusalemArtichoke: Form = (pen, subject) => {
  const { accent, accent2 } = subject;
  const tuber = accent2 ?? shade(accent, 0.4);
  return (
    drawStalk(pen, subject, 10) +
    pen.flower(50, 18, 16, 12, accent, shade(accent, 0.4), { petalWidth: 0.18, petal: 'ovate' }) +
    pen.ball(38, 92, 8, tuber, 6) +
    pen.ball(60, 93, 8, tuber, 6)
  );
};

/** Loose purple florets in the leaf axils and at the tip. */
export const sproutingBroccoli: Form = (pen, subject) => {
  const { accent } = subject;
  return (
    drawStalk(pen, subject, 10, { profile: 'round', ruffle: 0.1, notches: 6 }) +
    each(SPROUTS, ([x, y, radius]) =>
      each([-0.6, 0.6, 0], (across) =>
        pen.blob(
          x + across * radius,
          y - (across === 0 ? radius * 0.5 : 0),
          radius * 0.7,
          radius * 0.66,
          across === 0 ? light(accent, 0.2) : accent,
          0.12,
          8,
        ),
      ),
    )
  );
};

export const okra: Form = (pen, subject) => {
  const { accent, accent2 } = subject;
  const flowerLook = { petalWidth: 0.44, petal: 'round' } as const;
  return (
    drawStalk(pen, subject, 10, { profile: 'round', teeth: 0.35, notches: 4 }) +
    pen.flower(50, 16, 11, 5, accent2 ?? light(accent), '#7a2e3a', flowerLook) +
    each(OKRA_PODS, ([x, y, angle]) =>
      pen.leaf(x, y, 22, 3.8, angle, accent, { profile: 'taper', shadow: shade(accent, 0.3), vein: false }),
    )
  );
};

const drawStalk = (pen: Pen, { leaf }: Subject, leafWidth: number, look: LeafLook = {}): Markup =>
  pen.stem(50, 94, 50, 18, 4, leaf) +
  each(LEAVES, ([y, angle]) =>
    pen.leaf(50, y, 28, leafWidth, angle, y > 60 ? leafShade(leaf, 0.1) : leaf, look),
  );
