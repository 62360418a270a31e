import type { PlantCell } from '@planted/contracts';
import { type Matrix, type Placement, sizeOf } from '@planted/garden-domain';

/** The flattened plant map that savePlants takes: row-major, null where nothing stands (2 §7). */
export function plantMapOf(
  matrix: Matrix,
  placements: readonly Placement[],
  imageOf: (plantId: string) => string | undefined,
): (PlantCell | null)[] {
  const { width, height } = sizeOf(matrix);
  const cells = new Array<PlantCell | null>(width * height).fill(null);
  for (const placed of placements)
    for (let y = placed.y; y < placed.y + placed.height; y += 1)
      for (let x = placed.x; x < placed.x + placed.width; x += 1)
        cells[y * width + x] = {
          name: placed.plantName,
          plantId: placed.plantId,
          image: imageOf(placed.plantId) ?? null,
          plantingWidth: placed.width,
          plantingHeight: placed.height,
          color: placed.color,
          rootCell: x === placed.x && y === placed.y,
        };
  return cells;
}
