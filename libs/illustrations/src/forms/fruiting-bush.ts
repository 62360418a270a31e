import { leafShade } from '../color';
import { fruitOf } from '../fruit/crops';
import { drawFruit } from '../fruit';
import type { FruitKind } from '../fruit';
import type { Point } from '../geometry';
import type { Pen } from '../pen';
import type { Form, Subject } from '../subject';
import { each } from '../svg';
import type { Markup } from '../svg';
import { bushFoliage } from './fruiting-bush/bush-foliage';
import { squashBush } from './fruiting-bush/squash-bush';
import { strawberryPlant } from './fruiting-bush/strawberry-plant';
import { tomatoFoliage, tomatoStake } from './fruiting-bush/tomato-foliage';

interface Crop {
  readonly size: number;
  readonly places: readonly Point[];
}

const USUAL_PLACES: Point[] = [
  [35, 56],
  [64, 50],
  [51, 73],
];

const USUAL_CROP: Crop = { size: 9, places: USUAL_PLACES };

const MANY_PLACES: Point[] = [
  [36, 54],
  [43, 64],
  [33, 66],
  [62, 46],
  [69, 56],
  [60, 60],
  [52, 76],
];

const CROPS_BY_PLANT: Readonly<Record<string, Crop>> = {
  'bean-cluster': { size: 6.4, places: MANY_PLACES },
  'currant-black': { size: 5, places: MANY_PLACES },
  'ground-cherry': { size: 9.5, places: MANY_PLACES },
  'pepper-habanero': { size: 7.6, places: USUAL_PLACES },
  'tomato-cherry': { size: 6.6, places: MANY_PLACES },
};

const CROPS_BY_KIND: Partial<Record<FruitKind, Crop>> = {
  bell: {
    size: 12,
    places: [
      [36, 62],
      [64, 70],
    ],
  },
  berries: {
    size: 6.2,
    places: [
      [36, 54],
      [64, 58],
      [48, 74],
    ],
  },
  eggplant: {
    size: 13,
    places: [
      [37, 58],
      [64, 64],
    ],
  },
  lantern: { size: 9.5, places: USUAL_PLACES },
  peanut: {
    size: 9,
    places: [
      [38, 86],
      [62, 87],
      [50, 90],
    ],
  },
  plumTomato: { size: 9.5, places: USUAL_PLACES },
  tomato: { size: 11.5, places: USUAL_PLACES },
};

const TALL_BUSHES = new Set(['roselle', 'tomatillo', 'elderberry', 'goji-berry']);
/** Ripe and unripe fruit hang side by side. */
const TWO_COLORED: readonly FruitKind[] = ['bell', 'jalapeno'];
const SLENDER_LEAVED: readonly FruitKind[] = ['bell', 'chili', 'jalapeno', 'eggplant'];

/** A mound or a staked plant with its fruit in front. */
export const fruitingBush: Form = (pen, subject) => {
  const kind = fruitOf(subject.id, 'tomato');
  if (kind === 'zucchini') return squashBush(pen, subject);
  if (kind === 'strawberry') return strawberryPlant(pen, subject);

  const isTomato = subject.id.startsWith('tomato-');
  const stem = pen.stem(50, 93, 50, 40, 4.4, leafShade(subject.leaf, 0.1), pen.jitter(3));
  const foliage = isTomato
    ? tomatoFoliage(pen, subject.leaf)
    : bushFoliage(pen, subject.leaf, {
        isTall: TALL_BUSHES.has(subject.id),
        leafWidth: leafWidthOf(kind),
      });
  return (
    (isTomato ? tomatoStake() : '') +
    stem +
    foliage +
    drawBlossom(pen, kind, subject) +
    drawCrop(pen, kind, subject)
  );
};

function leafWidthOf(kind: FruitKind): number {
  if (kind === 'berries') return 0.3;
  return SLENDER_LEAVED.includes(kind) ? 0.33 : 0.37;
}

function drawBlossom(pen: Pen, kind: FruitKind, { accent2 }: Subject): Markup {
  if (accent2 === null) return '';
  if (kind === 'eggplant') return pen.flower(56, 38, 8, 5, accent2, '#f2c230', { petalWidth: 0.4 });
  if (kind === 'fleshyBud') return pen.flower(58, 34, 9, 5, accent2, '#7a2140', { petalWidth: 0.44 });
  if (kind === 'pod') return pen.flower(58, 34, 6, 4, accent2, null, { petalWidth: 0.5 });
  return '';
}

function drawCrop(pen: Pen, kind: FruitKind, { id, leaf, accent, accent2 }: Subject): Markup {
  const { size, places } = CROPS_BY_PLANT[id] ?? CROPS_BY_KIND[kind] ?? USUAL_CROP;
  return each(places, ([x, y], index) => {
    const isOtherColor = TWO_COLORED.includes(kind) && index === 1;
    return drawFruit(pen, kind, {
      x: x + pen.jitter(1.5),
      y: y + pen.jitter(1.5),
      size: size * (1 + pen.jitter(0.07)),
      skin: isOtherColor ? (accent2 ?? accent) : accent,
      second: accent2,
      leaf,
    });
  });
}
