import type * as MaxRects from 'maxrects-packer';
import type { PlantRequest } from '../src/index';

/** Cells that are filled of a rectangular plot. */
export type PackedCells = (width: number, height: number, plants: readonly PlantRequest[]) => number;

/** The main file of maxrects-packer 2.7.4 is no module that Node can import names from; this one has no types. */
const MODULE: string = 'maxrects-packer/dist/maxrects-packer.mjs';

/** The second baseline: maxrects-packer, to which large plants are handed first. */
export async function packedByMaxRects(): Promise<PackedCells> {
  const { MaxRectsPacker }: typeof MaxRects = await import(MODULE);
  return (width, height, plants) => {
    const packer = new MaxRectsPacker(width, height, 0, { smart: false, pot: false, square: false });
    const byArea = plants.toSorted(
      (a, b) => b.plantingWidth * b.plantingHeight - a.plantingWidth * a.plantingHeight,
    );
    for (const { count, plantingWidth, plantingHeight } of byArea)
      for (let i = 0; i < (count ?? 0); i += 1) packer.add(plantingWidth, plantingHeight, {});
    const cells = packer.bins.map(({ rects }) =>
      rects.reduce((sum, rect) => sum + rect.width * rect.height, 0),
    );
    return Math.max(0, ...cells);
  };
}
