import type { BedPlant } from '@planted/ui';
import type { Matrix } from '@planted/garden-domain';

const bed: Matrix = [
  [1, 1, 1, 1, 1, 1, 0, 0],
  [1, 1, 1, 1, 1, 1, 0, 0],
  [1, 1, 1, 1, 1, 1, 1, 1],
  [1, 1, 1, 1, 1, 1, 1, 1],
];

const at = (id: string, plantName: string, color: string, x: number, y: number, side = 1): BedPlant => ({
  id: `${id}-${x}-${y}`,
  plantName,
  imageUrl: `/illustrations/plants/${id}.svg`,
  color,
  x,
  y,
  width: side,
  height: side,
});

/** A garden to look at where the gardener's own cannot be shown (3 §2.2); always marked as an example. */
export const exampleGarden: { name: string; matrix: Matrix; plants: BedPlant[] } = {
  name: 'Example garden',
  matrix: bed,
  plants: [
    at('basil', 'Sweet Basil', '#baeeb9', 0, 0),
    at('marigold-french', 'French Marigold', '#ffbc64', 0, 1),
    at('tomato-beefsteak', 'Beefsteak Tomato', '#eca19b', 1, 0, 2),
    at('tomato-beefsteak', 'Beefsteak Tomato', '#eca19b', 4, 0, 2),
    at('basil', 'Sweet Basil', '#baeeb9', 3, 0),
    at('basil', 'Sweet Basil', '#baeeb9', 3, 1),
    ...[0, 1, 2, 3, 4].map((x) => at('carrot', 'Carrot', '#e68a58', x, 2)),
    ...[0, 1, 2, 3, 4, 5].map((x) => at('lettuce-leaf', 'Leaf Lettuce', '#aac62f', x, 3)),
  ],
};
