import { light, shade } from '../color';
import type { Point } from '../geometry';
import { spline } from '../path-data';
import { each, ellipse, shape } from '../svg';
import { drawCalyx } from './calyx';
import { stalkColor } from './fruit';
import type { FruitShape } from './fruit';

export const tomato: FruitShape = (pen, { x, y, size, skin, leaf }) =>
  pen.ball(x, y, size, skin, size * 0.92) + drawCalyx(pen, x, y - size * 0.78, size * 0.62, stalkColor(leaf));

export const plumTomato: FruitShape = (pen, { x, y, size, skin, leaf }) =>
  pen.ball(x, y, size * 0.74, skin, size * 1.05) +
  drawCalyx(pen, x, y - size * 0.95, size * 0.5, stalkColor(leaf));

export const bellPepper: FruitShape = (pen, { x, y, size, skin, leaf }) =>
  pen.stem(x, y - size, x + 1, y - size * 1.4, size * 0.28, stalkColor(leaf)) +
  pen.blob(x - size * 0.42, y, size * 0.58, size * 1.02, shade(skin, 0.1), 0.03) +
  pen.blob(x + size * 0.45, y, size * 0.56, size, shade(skin, 0.24), 0.03) +
  pen.blob(x, y + 1, size * 0.5, size * 1.06, skin, 0.03) +
  ellipse(x - size * 0.5, y - size * 0.45, size * 0.13, size * 0.3, light(skin, 0.65), 0.8);

export const chili: FruitShape = (pen, { x, y, size, skin, leaf }) =>
  pen.stem(x, y - size * 1.2, x, y - size * 0.8, size * 0.28, stalkColor(leaf)) +
  pen.leaf(x, y - size, size * 2.3, size * 0.42, 82, skin, {
    profile: 'taper',
    bend: -0.12,
    vein: false,
    shadow: shade(skin, 0.4),
  });

/** Its skin is as green as the leaves around it: a gleam tells them apart. */
export const jalapeno: FruitShape = (pen, { x, y, size, skin, leaf }) => {
  const gleam = light(skin, 0.6);
  return (
    pen.stem(x, y - size * 1.2, x, y - size * 0.8, size * 0.28, stalkColor(leaf)) +
    pen.leaf(x, y - size, size * 2, size * 0.62, 86, light(skin, 0.08), {
      profile: 'strap',
      vein: false,
      shadow: shade(skin, 0.45),
    }) +
    pen.leaf(x - size * 0.24, y - size * 0.66, size * 1.1, size * 0.12, 87, gleam, {
      profile: 'lance',
      vein: false,
      shadow: gleam,
    })
  );
};

export const eggplant: FruitShape = (pen, { x, y, size, skin, second, leaf }) => {
  const outline: Point[] = [
    [x - size * 0.3, y - size * 0.9],
    [x - size * 0.75, y + size * 0.3],
    [x - size * 0.55, y + size * 1.05],
    [x, y + size * 1.3],
    [x + size * 0.6, y + size * 1.05],
    [x + size * 0.78, y + size * 0.3],
    [x + size * 0.3, y - size * 0.9],
  ];
  return (
    shape(spline(outline, true), light(skin, 0.06)) +
    pen.crescent(x, y + size * 0.45, size * 0.76, size * 0.86, shade(skin, 0.6), 0.55) +
    ellipse(x - size * 0.34, y + size * 0.05, size * 0.12, size * 0.36, second ?? light(skin, 0.5), 0.7) +
    drawCalyx(pen, x, y - size * 0.85, size * 0.62, stalkColor(leaf))
  );
};

/** The fleshy red bud that roselle leaves behind its flower. */
export const fleshyBud: FruitShape = (pen, { x, y, size, skin, leaf }) =>
  pen.stem(x, y + size * 1.3, x, y + size * 0.6, size * 0.24, stalkColor(leaf)) +
  pen.ball(x, y + size * 0.3, size * 0.7, skin, size * 0.62) +
  each([-128, -52, -90], (angle) =>
    pen.leaf(x, y + size * 0.5, size * 1.7, size * 0.36, angle, light(skin, 0.1), {
      vein: false,
      shadow: shade(skin, 0.35),
    }),
  );

/** A fruit in a papery husk. */
export const lantern: FruitShape = (pen, { x, y, size, skin, second }) => {
  const husk: Point[] = [
    [x, y + size],
    [x - size * 0.72, y + size * 0.2],
    [x - size * 0.5, y - size * 0.6],
    [x, y - size * 0.85],
    [x + size * 0.5, y - size * 0.6],
    [x + size * 0.72, y + size * 0.2],
  ];
  return (
    shape(spline(husk, true), second ?? light(skin, 0.4)) + pen.ball(x, y + size * 0.05, size * 0.42, skin)
  );
};
