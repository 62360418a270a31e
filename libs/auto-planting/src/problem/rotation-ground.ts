import type { AutoPlantingInput } from '../input';
import type { Kind } from './kind';

/** Where rules of rotation advise against kinds. Cells are counted as in a problem: y × width + x. */
export interface RotationGround {
  /** How many cells of a footprint a kind should keep off. */
  readonly countAt: (kind: Kind, x: number, y: number) => number;
  /** What stood in the first of those cells, in words; undefined where there is none. */
  readonly whyAt: (kind: Kind, x: number, y: number) => string | undefined;
  /** Plantable cells of the plot that a kind should keep off. */
  readonly cellsOf: (kind: Kind) => number;
}

/** Undefined where nothing is known of what stood there, or it is not to be weighed. */
export function rotationGround(
  { rotation = [] }: AutoPlantingInput,
  { width, plantable, weight }: { width: number; plantable: Uint8Array; weight: number },
): RotationGround | undefined {
  if (weight === 0) return undefined;
  const height = width === 0 ? 0 : plantable.length / width;
  const byKind = new Map<string, Map<number, string>>();
  for (const { plantId, squares } of rotation) {
    const cells = byKind.get(plantId) ?? new Map<number, string>();
    for (const { x, y, why } of squares)
      if (x >= 0 && x < width && y >= 0 && y < height && plantable[y * width + x] === 1)
        cells.set(y * width + x, why);
    if (cells.size > 0) byKind.set(plantId, cells);
  }
  if (byKind.size === 0) return undefined;
  function met({ id, width: columns, height: rows }: Kind, x: number, y: number): string[] {
    const cells = byKind.get(id);
    const found: string[] = [];
    if (!cells) return found;
    for (let row = y; row < y + rows; row += 1)
      for (let column = x; column < x + columns; column += 1) {
        const why = cells.get(row * width + column);
        if (why !== undefined) found.push(why);
      }
    return found;
  }
  return {
    countAt: (kind, x, y) => met(kind, x, y).length,
    whyAt: (kind, x, y) => met(kind, x, y)[0],
    cellsOf: ({ id }) => byKind.get(id)?.size ?? 0,
  };
}
