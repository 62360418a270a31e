import { leafShade, light, shade } from '../color';
import type { Color } from '../color';
import { drawFruit } from '../fruit';
import { fruitOf } from '../fruit/crops';
import { times } from '../geometry';
import type { Point } from '../geometry';
import type { Pen } from '../pen';
import type { Form, Subject } from '../subject';
import { each, shape, stroke } from '../svg';
import type { Markup } from '../svg';
import { bananaPlant, papayaTree } from './tree/leaf-crown';
import { rubberPlant } from './tree/rubber-plant';

const BARK: Color = '#8a6242';
const BARK_SHADOW: Color = '#5d4028';
const FAR_BRANCH: Color = '#7a5438';
const TRUNK = 'M44 96Q47 78 46 62L54 62Q54 78 57 96Q50 98 44 96Z';
const TRUNK_SHADOW = 'M51 96Q52 78 51 62L54 62Q54 78 57 96Z';

const FRUIT_PLACES: Point[] = [
  [32, 44],
  [66, 40],
  [48, 58],
  [52, 30],
  [72, 58],
];

const OLIVE_PLACES: Point[] = [...FRUIT_PLACES, [40, 36], [58, 50], [64, 28], [30, 54]];

const FEATHERS: [x: number, y: number, angle: number][] = [
  [30, 46, -160],
  [36, 26, -130],
  [58, 22, -60],
  [72, 46, -20],
  [46, 52, 150],
  [60, 56, 30],
];

const BLOSSOM_PLACES: Point[] = [
  [62, 22],
  [24, 36],
];

const LARGE_FRUITED = new Set([
  'apple-dwarf',
  'lemon-meyer',
  'lime-key',
  'orange-calamondin',
  'peach-dwarf',
  'pomegranate',
]);
const BLOSSOMING = new Set([
  'acerola',
  'apple-dwarf',
  'cherry-sour',
  'cherry-sweet',
  'curry-leaf',
  'lemon-meyer',
  'moringa',
  'orange-calamondin',
  'peach-dwarf',
]);
const CHERRIES = new Set(['cherry-sour', 'cherry-sweet']);
/** Their leaves are many small ones along a stalk. */
const FEATHER_LEAVED = new Set(['curry-leaf', 'moringa']);
/** Grown for its leaves. */
const WITHOUT_FRUIT = new Set(['bay-laurel', 'curry-leaf']);

const OTHER_CROWNS: Readonly<Record<string, Form>> = {
  'banana-dwarf': bananaPlant,
  papaya: papayaTree,
  'rubber-plant': rubberPlant,
};

/** A trunk under a crown in layers, with fruit. */
export const tree: Form = (pen, subject) => {
  const other = OTHER_CROWNS[subject.id];
  if (other) return other(pen, subject);
  const hasFruit = !WITHOUT_FRUIT.has(subject.id);
  return (
    drawTrunk(pen) +
    drawCrown(pen, subject.leaf) +
    (FEATHER_LEAVED.has(subject.id) ? drawFeathers(pen, subject.leaf) : '') +
    (hasFruit ? drawCrop(pen, subject) : '') +
    drawBlossom(pen, subject)
  );
};

const drawTrunk = (pen: Pen): Markup =>
  shape(TRUNK, BARK) +
  shape(TRUNK_SHADOW, BARK_SHADOW, 0.5) +
  pen.stem(50, 68, 34, 50, 4, BARK) +
  pen.stem(50, 66, 66, 48, 4, FAR_BRANCH);

function drawCrown(pen: Pen, leaf: Color): Markup {
  const layers: [x: number, y: number, radius: number, color: Color][] = [
    [50, 44, 34, leafShade(leaf, 0.32)],
    [30, 48, 19, leafShade(leaf, 0.14)],
    [70, 50, 19, leafShade(leaf, 0.28)],
    [50, 58, 20, leafShade(leaf, 0.22)],
    [36, 32, 19, leaf],
    [60, 30, 21, leaf],
    [46, 42, 20, light(leaf, 0.08)],
    [44, 26, 15, light(leaf, 0.16)],
  ];
  const singleLeaves = () =>
    each(times(14), () => {
      const [x, y] = [26 + pen.chance() * 48, 20 + pen.chance() * 44];
      return pen.leaf(x, y, 8, 2.6, -150 + pen.chance() * 120, light(leaf, 0.25), { vein: false });
    });
  return (
    each(layers, ([x, y, radius, color]) => pen.blob(x, y, radius, radius * 0.82, color, 0.08, 12)) +
    pen.fine(singleLeaves)
  );
}

const drawFeathers = (pen: Pen, leaf: Color): Markup =>
  each(FEATHERS, ([x, y, angle]) =>
    pen.sprig(x, y, 15, angle, light(leaf, 0.16), {
      pairs: 5,
      leafLength: 7,
      leafWidth: 2.6,
      stemWidth: 1.6,
    }),
  );

function drawCrop(pen: Pen, { id, leaf, accent, accent2 }: Subject): Markup {
  if (CHERRIES.has(id)) return each(FRUIT_PLACES, (place) => drawCherries(pen, place, leaf, accent));
  if (id === 'olive') return each(OLIVE_PLACES, ([x, y]) => pen.ball(x, y, 3, accent, 4));
  const kind = fruitOf(id, 'round');
  const size = LARGE_FRUITED.has(id) ? 6.6 : 6.2;
  return each(FRUIT_PLACES, ([x, y]) =>
    drawFruit(pen, kind, { x, y, size, skin: accent, second: accent2, leaf }),
  );
}

/** Two cherries on one forked stalk. */
const drawCherries = (pen: Pen, [x, y]: Point, leaf: Color, color: Color): Markup =>
  stroke(`M${x} ${y - 4}l3-7l5 8`, leafShade(leaf, 0.5), 1.4) +
  pen.ball(x, y, 4.6, color) +
  pen.ball(x + 8, y + 1, 4.6, shade(color, 0.1));

function drawBlossom(pen: Pen, { id, accent2 }: Subject): Markup {
  if (accent2 === null || !BLOSSOMING.has(id)) return '';
  const color = accent2 === '#ffffff' ? '#fffaf0' : accent2;
  return pen.fine(() =>
    each(BLOSSOM_PLACES, ([x, y]) => pen.flower(x, y, 4.6, 5, color, '#f2c230', { petalWidth: 0.4 })),
  );
}
