import { light, shade } from '../color';
import { tenths } from '../path-data';
import { each, ellipse, shape, stroke } from '../svg';
import { stalkColor } from './fruit';
import type { Fruit, FruitShape } from './fruit';

export const cucumber: FruitShape = (pen, { x, y, size, skin, second }) => {
  const warts = () =>
    each([0.5, 1.1, 1.7], (down) => {
      const start = `M${tenths(x - size * 0.2)} ${tenths(y - size + down * size)}`;
      return stroke(`${start}v${tenths(size * 0.35)}`, light(skin, 0.4), 1.4);
    });
  const body = pen.leaf(x, y - size, size * 2.7, size * 0.56, 86 + pen.jitter(6), skin, {
    profile: 'strap',
    bend: 0.06,
    vein: false,
    shadow: shade(skin, 0.4),
  });
  const blossom = pen.flower(x + 0.5, y - size * 1.08, size * 0.5, 5, second ?? light(skin), null, {
    petalWidth: 0.4,
  });
  return body + pen.fine(warts) + blossom;
};

export const zucchini: FruitShape = (pen, { x, y, size, skin, leaf }) => {
  const gleam = light(skin, 0.45);
  return (
    pen.leaf(x, y, size * 3, size * 0.6, -8, skin, {
      profile: 'strap',
      bend: 0.05,
      vein: false,
      shadow: shade(skin, 0.4),
    }) +
    pen.leaf(x + size * 0.2, y - size * 0.18, size * 2.4, size * 0.1, -8, gleam, {
      profile: 'lance',
      vein: false,
      shadow: gleam,
    }) +
    pen.stem(x - size * 0.4, y + 1, x + size * 0.15, y, size * 0.36, light(leaf, 0.2))
  );
};

export const pumpkin: FruitShape = (pen, { x, y, size, skin, leaf }) => {
  const ribs: [offset: number, darkness: number][] = [
    [-0.72, 0.26],
    [0.72, 0.26],
    [-0.38, 0.12],
    [0.38, 0.12],
    [0, 0],
  ];
  return (
    each(ribs, ([offset, darkness]) => {
      const reach = Math.abs(offset);
      const [rx, ry] = [size * (0.5 - reach * 0.1), size * (0.78 - reach * 0.14)];
      return pen.blob(x + offset * size, y, rx, ry, darkness ? shade(skin, darkness) : skin, 0.02);
    }) +
    ellipse(x - size * 0.12, y - size * 0.3, size * 0.08, size * 0.26, light(skin, 0.6), 0.65) +
    pen.stem(x, y - size * 0.68, x + size * 0.16, y - size * 1.08, size * 0.22, shade(leaf, 0.2), size * 0.05)
  );
};

export const butternut: FruitShape = (pen, { x, y, size, skin, leaf }) => {
  const neckShadow =
    `M${tenths(x + size * 0.1)} ${tenths(y - size * 1.1)}` +
    `Q${tenths(x + size * 0.5)} ${tenths(y - size * 0.9)} ${tenths(x + size * 0.4)} ${tenths(y)}` +
    `L${tenths(x + size * 0.1)} ${tenths(y)}Z`;
  return (
    pen.blob(x, y - size * 0.35, size * 0.42, size * 0.9, skin, 0.03) +
    pen.ball(x, y + size * 0.42, size * 0.72, skin) +
    shape(neckShadow, shade(skin, 0.35), 0.35) +
    pen.stem(x, y - size * 1.15, x + 1, y - size * 1.5, size * 0.24, shade(leaf, 0.2))
  );
};

interface Meridian {
  /** Where the line leaves the stalk, as a share of the fruit's size from the middle. */
  readonly end: number;
  /** Where the line is widest. */
  readonly bulge: number;
  readonly top: number;
  readonly bottom: number;
}

/** A line from the stalk to the blossom end, as on a globe. */
function meridian({ x, y, size }: Fruit, { end, bulge, top, bottom }: Meridian): string {
  const endX = tenths(x + end * size);
  const from = `${endX} ${tenths(y - size * top)}`;
  const to = `${endX} ${tenths(y + size * bottom)}`;
  return `M${from}Q${tenths(x + bulge * size)} ${tenths(y)} ${to}`;
}

export const melon: FruitShape = (pen, fruit) => {
  const { x, y, size, skin, leaf } = fruit;
  const ribs = () =>
    each([-0.5, 0, 0.5], (offset) => {
      const rib = { end: offset * 0.3, bulge: offset * 1.6, top: 0.9, bottom: 0.88 };
      return stroke(meridian(fruit, rib), light(skin, 0.4), 1.5, 0.7);
    });
  return (
    pen.ball(x, y, size, skin, size * 0.94) +
    pen.fine(ribs) +
    pen.stem(x, y - size * 0.9, x + size * 0.2, y - size * 1.3, size * 0.18, stalkColor(leaf))
  );
};

export const watermelon: FruitShape = (pen, fruit) => {
  const { x, y, size, skin } = fruit;
  return (
    pen.ball(x, y, size * 1.12, skin, size * 0.9, false) +
    each([-0.62, -0.22, 0.2, 0.6], (offset) => {
      const stripe = { end: offset * 0.5, bulge: offset * 1.9, top: 0.86, bottom: 0.84 };
      return stroke(meridian(fruit, stripe), shade(skin, 0.5), size * 0.16, 0.65);
    })
  );
};
