import type { FruitKind } from '.';

const CROPS: Partial<Record<FruitKind, readonly string[]>> = {
  bell: ['pepper-bell'],
  berries: ['blueberry-highbush', 'currant-red', 'elderberry', 'goji-berry', 'gooseberry', 'kiwi-hardy'],
  butternut: ['butternut-squash'],
  chili: ['pepper-cayenne'],
  cucumber: ['cucumber', 'cucumber-pickling'],
  eggplant: ['eggplant'],
  grapes: ['grape-table'],
  jalapeno: ['pepper-jalapeno'],
  lantern: ['ground-cherry', 'tomatillo'],
  melon: ['cantaloupe', 'honeydew', 'spaghetti-squash'],
  peanut: ['peanut'],
  pear: ['chayote', 'fig', 'pawpaw', 'pear-dwarf'],
  plumTomato: ['tomato-roma'],
  pod: [
    'bean-bush',
    'bean-lima',
    'bean-pole',
    'black-eyed-pea',
    'fava-bean',
    'pea-garden',
    'pea-snap',
    'pea-snow',
    'soybean-edamame',
  ],
  pumpkin: ['acorn-squash', 'pumpkin'],
  round: ['passionfruit'],
  strawberry: ['strawberry-everbearing', 'strawberry-june'],
  tomato: ['tomato-beefsteak', 'tomato-cherry'],
  watermelon: ['watermelon'],
  zucchini: ['yellow-squash', 'zucchini'],
};

const KIND_BY_PLANT = new Map(
  Object.entries(CROPS).flatMap(([kind, ids]) => ids.map((id) => [id, kind as FruitKind] as const)),
);

/** The fruit that a plant bears; `otherwise` for a plant that is not known. */
export const fruitOf = (plantId: string, otherwise: FruitKind): FruitKind =>
  KIND_BY_PLANT.get(plantId) ?? otherwise;
