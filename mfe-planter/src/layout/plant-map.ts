import type { PlantCell } from '@planted/contracts';
import { type Matrix, sizeOf } from '@planted/garden-domain';
import type { Layout } from './layout';

/**
 * The flattened plant map that savePlants takes: row-major, null where nothing stands (2 §7). A cell carries what the
 * server cannot know; pictures it takes from the catalogue. Color and flags stand on root cells, flags where they are
 * true: a full plot of 50 × 50 stays well below the largest body that the call admits.
 */
export function plantMapOf(
  matrix: Matrix,
  { placements, plants }: Pick<Layout, 'placements' | 'plants'>,
): (PlantCell | null)[] {
  const { width, height } = sizeOf(matrix);
  const cells = new Array<PlantCell | null>(width * height).fill(null);
  const kinds = new Map(plants.map((plant) => [plant.plantId, plant]));
  for (const placed of placements) {
    const { perSquare, isPollinatorFriendly, isSupplementalPollinator, isPestControl } =
      kinds.get(placed.plantId) ?? {};
    const covered = {
      name: placed.plantName,
      plantId: placed.plantId,
      plantingWidth: placed.width,
      plantingHeight: placed.height,
    };
    const root = {
      ...covered,
      color: placed.color,
      rootCell: true,
      ...(perSquare !== undefined && { plantsPerSquare: perSquare }),
      ...(isPollinatorFriendly && { isPollinatorFriendly }),
      ...(isSupplementalPollinator && { isSupplementalPollinator }),
      ...(isPestControl && { isPestControl }),
    };
    for (let y = placed.y; y < placed.y + placed.height; y += 1)
      for (let x = placed.x; x < placed.x + placed.width; x += 1)
        cells[y * width + x] = x === placed.x && y === placed.y ? root : { ...covered, rootCell: false };
  }
  return cells;
}
