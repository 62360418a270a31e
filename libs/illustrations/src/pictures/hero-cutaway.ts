import type { PlantedAt } from '../cutaway';
import { castMember } from '../scenes/cast';
import { cutawaySvg } from '../standalone';

type Planting = [id: string, x: number, size: number][];

const TITLE = 'A garden bed cut open, so that carrots, beets and onions show in the soil';

const WIDE: Planting = [
  ['corn-sweet', 114, 214],
  ['carrot', 193, 132],
  ['kale-curly', 266, 168],
  ['beet', 338, 128],
  ['marigold-french', 391, 124],
  ['onion-bulb', 459, 130],
  ['tomato-beefsteak', 557, 216],
  ['radish', 645, 110],
  ['basil', 715, 128],
  ['parsnip', 790, 132],
  ['lettuce-leaf', 871, 156],
  ['garlic', 946, 116],
  ['pepper-bell', 1029, 168],
  ['carrot', 1100, 132],
  ['lavender', 1170, 138],
  ['turnip', 1244, 130],
  ['sunflower', 1319, 244],
];

const NARROW: Planting = [
  ['carrot', 34, 118],
  ['tomato-beefsteak', 112, 192],
  ['radish', 190, 100],
  ['lettuce-leaf', 250, 128],
  ['beet', 316, 118],
  ['lavender', 374, 124],
  ['garlic', 430, 104],
  ['sunflower', 492, 206],
];

/** The head of the landing page on a desktop. */
export const heroCutaway = (): string => cutawayPicture(1440, 345, 222, WIDE);

/** The same for a width of 768 px and less. */
export const heroCutawayNarrow = (): string => cutawayPicture(560, 300, 196, NARROW);

function cutawayPicture(width: number, height: number, groundY: number, planting: Planting): string {
  const plants = planting.map(([id, x, size]): PlantedAt => ({ plant: castMember(id), x, size }));
  return cutawaySvg(TITLE, { width, height, groundY, plants });
}
