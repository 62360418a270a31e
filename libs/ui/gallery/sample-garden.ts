import type { Matrix } from '@planted/garden-domain';
import { type BedPlant, colorForPlant } from '../src';

const drawing = (id: string) => `/illustrations/plants/${id}.svg`;

const kinds = {
  basil: {
    plantName: 'Sweet Basil',
    id: 'basil',
    plantType: 'herb',
    accentColor: '#f4f2ec',
    leafColor: '#4f9a3a',
  },
  tomato: { plantName: 'Beefsteak Tomato', id: 'tomato-beefsteak', accentColor: '#d6402f' },
  marigold: { plantName: 'French Marigold', id: 'marigold-french', accentColor: '#f28c1b' },
  carrot: { plantName: 'Carrot', id: 'carrot', accentColor: '#f07f23' },
  lettuce: { plantName: 'Leaf Lettuce', id: 'lettuce-leaf', plantType: 'leafy green', leafColor: '#8bc34a' },
} as const;

type Kind = keyof typeof kinds;

const rows: readonly (readonly [Kind, x: number, y: number, side: number])[] = [
  ['basil', 0, 0, 1],
  ['tomato', 1, 0, 2],
  ['basil', 3, 0, 1],
  ['tomato', 4, 0, 2],
  ['marigold', 6, 0, 1],
  ['marigold', 0, 1, 1],
  ['basil', 3, 1, 1],
  ['carrot', 0, 2, 1],
  ['carrot', 1, 2, 1],
  ['carrot', 2, 2, 1],
  ['carrot', 3, 2, 1],
  ['lettuce', 0, 3, 1],
  ['lettuce', 1, 3, 1],
  ['lettuce', 2, 3, 1],
  ['tomato', 8, 2, 2],
];

const colors = new Map<Kind, string>();
for (const kind of Object.keys(kinds) as Kind[])
  colors.set(kind, colorForPlant(kinds[kind], colors.values()));

export const kitchenBed: Matrix = [
  [1, 1, 1, 1, 1, 1, 1, 1, 0, 0],
  [1, 1, 1, 1, 1, 1, 1, 1, 0, 0],
  [1, 1, 1, 1, 1, 1, 1, 1, 1, 1],
  [1, 1, 1, 1, 1, 1, 1, 1, 1, 1],
  [1, 1, 1, 1, 1, 1, 1, 1, 1, 1],
];

export const saladBorder: Matrix = [
  [0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
  [0, 1, 1, 1, 1, 1, 1, 1, 1, 0],
  [0, 1, 1, 1, 0, 0, 1, 1, 1, 0],
  [0, 0, 1, 1, 1, 1, 1, 1, 0, 0],
];

export const kitchenPlants: readonly BedPlant[] = rows.map(([kind, x, y, side], at) => ({
  id: `plant-${at}`,
  plantName: kinds[kind].plantName,
  imageUrl: drawing(kinds[kind].id),
  x,
  y,
  width: side,
  height: side,
  color: colors.get(kind) as string,
}));
