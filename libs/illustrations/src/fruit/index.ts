import type { Pen } from '../pen';
import type { Markup } from '../svg';
import { berryBunch, bramble, grapes, strawberry } from './berries';
import { butternut, cucumber, melon, pumpkin, watermelon, zucchini } from './cucurbits';
import type { Fruit, FruitShape } from './fruit';
import { bellPepper, chili, eggplant, jalapeno, lantern, plumTomato, tomato } from './nightshades';
import { peanut, pod } from './pods';
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
  grapes,
  jalapeno,
  lantern,
  melon,
  peanut,
  pear,
  plumTomato,
  pod,
  pumpkin,
  round: roundFruit,
  strawberry,
  tomato,
  watermelon,
  zucchini,
} as const satisfies Record<string, FruitShape>;

export type FruitKind = keyof typeof SHAPES;

export const drawFruit = (pen: Pen, kind: FruitKind, fruit: Fruit): Markup => SHAPES[kind](pen, fruit);
