import type { FruitKind } from '.';

const CROPS: Partial<Record<FruitKind, readonly string[]>> = {
  bell: ['pepper-bell', 'pepper-habanero', 'pepper-poblano'],
  berries: [
    'blueberry-highbush',
    'currant-black',
    'currant-red',
    'elderberry',
    'goji-berry',
    'gooseberry',
    'kiwi-hardy',
  ],
  butternut: ['butternut-squash'],
  chili: ['pepper-cayenne'],
  cucumber: ['bitter-gourd', 'cucumber', 'cucumber-pickling', 'maxixe', 'ridge-gourd'],
  eggplant: ['eggplant'],
  fleshyBud: ['roselle'],
  grapes: ['grape-table'],
  jalapeno: ['pepper-banana', 'pepper-jalapeno'],
  lantern: ['ground-cherry', 'tomatillo'],
  melon: ['cantaloupe', 'honeydew', 'spaghetti-squash'],
  peanut: ['peanut'],
  pear: ['bottle-gourd', 'chayote', 'fig', 'papaya', 'pawpaw', 'pear-dwarf'],
  plumTomato: ['scarlet-eggplant', 'tomato-roma'],
  pod: [
    'bean-bush',
    'bean-cluster',
    'bean-lima',
    'bean-pole',
    'bean-runner',
    'black-eyed-pea',
    'chickpea',
    'fava-bean',
    'pea-garden',
    'pea-snap',
    'pea-snow',
    'soybean-edamame',
  ],
  pumpkin: ['acorn-squash', 'kabocha-squash', 'pumpkin', 'red-kuri-squash'],
  rope: ['bean-yardlong', 'moringa', 'snake-gourd'],
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
