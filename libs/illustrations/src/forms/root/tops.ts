import { light } from '../../color';
import type { Color } from '../../color';
import { polar } from '../../geometry';
import { ROOT_CROWN } from '../../ground-line';
import type { LeafLook } from '../../leaf';
import type { Pen } from '../../pen';
import type { Form, Subject } from '../../subject';
import { each } from '../../svg';
import type { Markup } from '../../svg';

interface Top {
  readonly angle: number;
  readonly length: number;
  readonly width: number;
}

const USUAL_TOPS: Top[] = [
  { angle: -122, length: 34, width: 8 },
  { angle: -58, length: 34, width: 8 },
  { angle: -105, length: 42, width: 9 },
  { angle: -75, length: 42, width: 9 },
  { angle: -90, length: 46, width: 9.5 },
];

const RHIZOME_SHOOTS: Top[] = [
  { angle: -100, length: 44, width: 6 },
  { angle: -78, length: 46, width: 6 },
  { angle: -118, length: 36, width: 5.5 },
  { angle: -62, length: 38, width: 5.5 },
];

const FRONT_TOPS_FROM = 3;

const FEATHERY = {
  pairs: 4,
  leafLength: 11,
  leafWidth: 3.6,
  spread: 48,
  stemWidth: 2.4,
  firstPair: 0.35,
} as const;

const POTATO_LEAVES = {
  pairs: 2,
  leafLength: 15,
  leafWidth: 6.5,
  spread: 58,
  stemWidth: 3,
  firstPair: 0.4,
} as const;

const RUFFLED: LeafLook = { profile: 'spoon', ruffle: 0.1, notches: 6 };

/** Broad at the stalk, as an elephant's ear. */
const HEART: LeafLook = { profile: 'ovate' };
const HEART_BREADTH = 1.6;

const BLADES: Readonly<Record<string, LeafLook>> = {
  beet: RUFFLED,
  cassava: { profile: 'round', teeth: 0.6, notches: 4 },
  daikon: RUFFLED,
  horseradish: RUFFLED,
  radish: RUFFLED,
  rutabaga: { profile: 'spoon' },
  taro: HEART,
  turnip: RUFFLED,
};

/** The stalks of these take the root's color. */
const COLORED_STALKS = new Set(['beet', 'horseradish', 'radish']);

export const rootTops: Form = (pen, subject) => {
  const { id, leaf } = subject;
  const isRhizome = id === 'ginger' || id === 'turmeric';
  return each(isRhizome ? RHIZOME_SHOOTS : USUAL_TOPS, (top, index) => {
    const isFront = index >= FRONT_TOPS_FROM;
    const { angle, length } = top;
    if (id === 'carrot') {
      return pen.sprig(50, ROOT_CROWN + 2, length, angle, isFront ? light(leaf, 0.08) : leaf, FEATHERY);
    }
    if (id === 'potato') {
      const color = isFront ? light(leaf, 0.1) : leaf;
      return pen.sprig(50, ROOT_CROWN + 8, length * 0.92, angle, color, POTATO_LEAVES);
    }
    return drawBlade(pen, subject, top, isFront ? light(leaf, 0.06) : leaf);
  });
};

function drawBlade(pen: Pen, { id, leaf, accent, accent2 }: Subject, top: Top, color: Color): Markup {
  const { angle, length, width } = top;
  const along = (share: number) => polar(50, ROOT_CROWN, angle, length * share);
  const [stalkX, stalkY] = along(0.4);
  const [bladeX, bladeY] = along(0.3);
  const [tipX, tipY] = along(0.85);
  const stalkColor = COLORED_STALKS.has(id) ? accent : light(leaf, 0.2);
  const look = BLADES[id] ?? { profile: 'lance' };
  return (
    pen.stem(50, ROOT_CROWN + 3, stalkX, stalkY, 3.4, stalkColor) +
    pen.leaf(
      bladeX,
      bladeY,
      length * 0.78,
      look === HEART ? width * HEART_BREADTH : width,
      angle,
      color,
      look,
    ) +
    (id === 'beet' ? pen.stem(stalkX, stalkY, tipX, tipY, 1.6, accent2 ?? accent) : '')
  );
}
