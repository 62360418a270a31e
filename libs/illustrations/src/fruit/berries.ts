import { light, mix, shade } from '../color';
import { times } from '../geometry';
import type { Point } from '../geometry';
import { spline } from '../path-data';
import { each, ellipse, shape } from '../svg';
import { drawCalyx } from './calyx';
import { stalkColor } from './fruit';
import type { FruitShape } from './fruit';

const WHITE = '#ffffff';
const SEED = '#ffe9a8';

export const strawberry: FruitShape = (pen, { x, y, size, skin, leaf }) => {
  const place = ([dx, dy]: Point): Point => [x + dx * size, y + dy * size];
  const outline: Point[] = [
    [0, 1.15],
    [-0.62, 0.42],
    [-0.86, -0.4],
    [-0.4, -0.85],
    [0, -0.74],
    [0.4, -0.85],
    [0.86, -0.4],
    [0.62, 0.42],
  ];
  const shadow: Point[] = [
    [0, 1.15],
    [0.3, 0.1],
    [0.45, -0.8],
    [0.86, -0.4],
    [0.62, 0.42],
  ];
  const seeds: Point[] = [
    [-0.4, -0.2],
    [0.1, -0.3],
    [-0.15, 0.2],
    [0.35, 0.15],
    [0.05, 0.65],
  ];
  return (
    shape(spline(outline.map(place), true), skin) +
    shape(spline(shadow.map(place), true), shade(skin, 0.4), 0.4) +
    pen.fine(() => each(seeds.map(place), ([sx, sy]) => ellipse(sx, sy, size * 0.07, size * 0.11, SEED))) +
    drawCalyx(pen, x, y - size * 0.72, size * 0.72, stalkColor(leaf))
  );
};

/** A bunch of small round berries, one in five of them not quite ripe. */
export const berryBunch: FruitShape = (pen, { x, y, size, skin, second, leaf }) => {
  const berries: Point[] = [
    [0, 0],
    [-0.95, -0.35],
    [0.9, -0.25],
    [-0.35, 0.85],
    [0.55, 0.8],
    [0, -0.95],
  ];
  return each(berries, ([dx, dy]) => {
    const isUnripe = pen.chance() > 0.8 && second !== WHITE;
    return pen.ball(x + dx * size, y + dy * size, size * 0.62, isUnripe ? mix(skin, leaf, 0.25) : skin);
  });
};

/** A raspberry or blackberry: many beads under a calyx. */
export const bramble: FruitShape = (pen, { x, y, size, skin, leaf }) => {
  const beads: Point[] = [
    [0, 0.8],
    [-0.5, 0.35],
    [0.5, 0.35],
    [-0.7, -0.25],
    [0, -0.1],
    [0.7, -0.25],
    [-0.35, -0.7],
    [0.35, -0.7],
  ];
  return (
    each(beads, ([dx, dy]) => pen.ball(x + dx * size, y + dy * size, size * 0.44, skin)) +
    drawCalyx(pen, x, y - size * 0.95, size * 0.55, stalkColor(leaf))
  );
};

export const grapes: FruitShape = (pen, { x, y, size, skin, leaf }) => {
  const rows = [4, 4, 3, 2, 1];
  const bunch = each(rows, (count, row) =>
    each(times(count), (index) => {
      const across = x + (index - (count - 1) / 2) * size * 0.56 + pen.jitter(0.4);
      const down = y - size * 0.7 + row * size * 0.5;
      return pen.ball(across, down, size * 0.34, pen.chance() > 0.75 ? light(skin, 0.12) : skin);
    }),
  );
  return pen.stem(x, y - size * 1.5, x, y - size * 0.8, size * 0.14, shade(leaf, 0.3)) + bunch;
};
