import { leafShade, light } from '../../color';
import type { Color } from '../../color';
import { drawFruit } from '../../fruit';
import type { FruitKind } from '../../fruit';
import type { Point } from '../../geometry';
import type { LeafLook } from '../../leaf';
import type { Pen } from '../../pen';
import type { Subject } from '../../subject';
import { each, stroke } from '../../svg';
import type { Markup } from '../../svg';

const WOOD: Color = '#b08a5e';
const CREAM: Color = '#fffdf3';
const TRELLIS = 'M33 95L33 6M67 95L67 6M28 24H72M28 52H72';
const TWINING_STEM = 'M50 94C18 84 74 72 42 56S70 40 46 28 58 14 54 8';
const TENDRIL = 'M68 18c6-2 7-9 2-9s-4 6 1 6';

const LEAVES: [x: number, y: number, angle: number][] = [
  [40, 76, 160],
  [62, 74, 10],
  [36, 56, 190],
  [60, 50, -14],
  [38, 34, 200],
  [60, 30, -30],
  [52, 14, -120],
];

const FRUIT_PLACES: Point[] = [
  [34, 52],
  [66, 62],
  [46, 76],
];

const FLOWER_PLACES: Point[] = [
  [36, 22],
  [64, 18],
  [66, 44],
  [34, 46],
  [62, 66],
  [38, 70],
];

const SIZES: Partial<Record<FruitKind, number>> = { berries: 5.5, cucumber: 10.5, pear: 10, rope: 10 };
const SIZES_BY_PLANT: Readonly<Record<string, number>> = {
  'bottle-gourd': 13,
  maxixe: 6.4,
  'ridge-gourd': 12,
  'snake-gourd': 12.5,
};

const BROAD_LEAVED = new Set([
  'bitter-gourd',
  'bottle-gourd',
  'cucumber',
  'cucumber-pickling',
  'grape-table',
  'kiwi-hardy',
  'maxixe',
  'passionfruit',
  'ridge-gourd',
  'snake-gourd',
]);
const FLOWERING = new Set([
  'bean-pole',
  'bean-runner',
  'bean-yardlong',
  'bottle-gourd',
  'passionfruit',
  'pea-garden',
  'pea-snap',
  'pea-snow',
  'snake-gourd',
]);
/** Grown for its leaves. */
const WITHOUT_FRUIT = new Set(['malabar-spinach']);
/** Grown for flowers, which sit where others bear fruit. */
const GROWN_FOR_FLOWERS = new Set(['sweet-pea', 'vetch-hairy']);

interface LeafSize {
  readonly length: number;
  readonly width: number;
  readonly look: LeafLook;
}

const BROAD_LEAF: LeafSize = { length: 24, width: 13, look: { profile: 'round', teeth: 0.2, notches: 4 } };
const SLIM_LEAF: LeafSize = { length: 21, width: 8.5, look: {} };

/** A stem that winds up a trellis. */
export function trellisVine(pen: Pen, subject: Subject, kind: FruitKind): Markup {
  const { id, leaf } = subject;
  const { length, width, look } = BROAD_LEAVED.has(id) ? BROAD_LEAF : SLIM_LEAF;
  return (
    stroke(TRELLIS, WOOD, 3) +
    stroke(TWINING_STEM, leafShade(leaf, 0.12), 3.4) +
    each(LEAVES, ([x, y, angle], index) => {
      const color = index % 2 === 1 ? leaf : light(leaf, 0.08);
      return pen.leaf(x, y, length, width, angle + pen.jitter(10), color, look);
    }) +
    pen.fine(() => stroke(TENDRIL, leaf, 1.7)) +
    drawCrop(pen, subject, kind)
  );
}

function drawCrop(pen: Pen, { id, leaf, accent, accent2 }: Subject, kind: FruitKind): Markup {
  if (WITHOUT_FRUIT.has(id)) return '';
  if (GROWN_FOR_FLOWERS.has(id)) return drawFlowers(pen, accent, accent2 ?? light(accent, 0.4));
  // The record names a runner bean's scarlet flower before its pod.
  const [skin, second] = id === 'bean-runner' && accent2 ? [accent2, accent] : [accent, accent2];
  const fruit = { skin, second, leaf };
  if (kind === 'grapes') {
    return (
      drawFruit(pen, kind, { ...fruit, x: 40, y: 56, size: 15 }) +
      drawFruit(pen, kind, { ...fruit, x: 66, y: 66, size: 13 })
    );
  }
  const blossom = FLOWERING.has(id) && second ? drawBlossom(pen, second) : '';
  const size = SIZES_BY_PLANT[id] ?? SIZES[kind] ?? 9;
  return blossom + each(FRUIT_PLACES, ([x, y]) => drawFruit(pen, kind, { ...fruit, x, y, size }));
}

const drawFlowers = (pen: Pen, color: Color, other: Color): Markup =>
  each(FLOWER_PLACES, ([x, y], index) =>
    pen.flower(x, y, 8, 4, index % 2 === 1 ? other : color, light(color, 0.6), {
      petalWidth: 0.46,
      petal: 'round',
      eye: 0.16,
    }),
  );

const drawBlossom = (pen: Pen, color: Color): Markup =>
  pen.flower(60, 22, 7.5, 5, color === '#ffffff' ? CREAM : color, '#e8c04a', { petalWidth: 0.42 });
