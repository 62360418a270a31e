import type { Pen } from '../pen';
import type { Markup } from '../svg';
import { berryBunch, bramble, grapes, strawberry } from './berries';
import { butternut, cucumber, melon, pumpkin, watermelon, zucchini } from './cucurbits';
import type { Fruit, FruitShape } from './fruit';
import { bellPepper, chili, eggplant, fleshyBud, jalapeno, lantern, plumTomato, tomato } from './nightshades';
import { peanut, pod, rope } from './pods';
import { pear, roundFruit } from './tree-fruit';

export type { Fruit } from './fruit';

const SHAPES = {
  bell: bellPepper,
  berries: berryBunch,
  bramble,
  butternut,
  chili,
  cucumber,
  eggplant,
  fleshyBud,
  grapes,
  jalapeno,
  lantern,
  melon,
  peanut,
  pear,
  plumTomato,
  pod,
  pumpkin,
  rope,
  round: roundFruit,
  strawberry,
  tomato,
  watermelon,
  zucchini,
} as const satisfies Record<string, FruitShape>;

export type FruitKind = keyof typeof SHAPES;

export const drawFruit = (pen: Pen, kind: FruitKind, fruit: Fruit): Markup => SHAPES[kind](pen, fruit);
