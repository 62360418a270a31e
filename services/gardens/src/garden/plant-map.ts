import type { PlantCell, Refusal } from '@planted/contracts';
import {
  type Footprint,
  type LayoutProblem,
  layoutProblem,
  type Matrix,
  sizeOf,
} from '@planted/garden-domain';
import type { KnownPlant, PlantLookup } from './plant-lookup';

/** One plant of a plant map: where it stands, what it is, and the color that was chosen for it. */
export interface MappedPlant extends Footprint {
  /** Index of its top-left cell in the plant map. */
  readonly cell: number;
  readonly plant: KnownPlant;
  readonly color: string | null;
  /** How many grow in one square, where the gardener set it. */
  readonly plantsPerSquare: number | null;
}

export type PlantMapResult =
  | { readonly ok: true; readonly plants: readonly MappedPlant[] }
  | { readonly ok: false; readonly refusal: Refusal };

const problems: Record<LayoutProblem['problem'], string> = {
  outside: 'reaches outside the garden',
  'not-plantable': 'covers ground that is not plantable',
  occupied: 'overlaps another plant',
  size: 'must be 1 to 50 whole feet wide and high',
};

const refusal = (field: string, message: string): PlantMapResult => ({
  ok: false,
  refusal: { code: 'invalid', field, message: `${field}: ${message}` },
});

/**
 * Reads a flattened plant map (2 §7) over the garden's matrix: as many cells as the garden has, every plant known,
 * every footprint legal (2 §5), and each covered cell carrying its own plant. A refusal names the first wrong cell.
 */
export function readPlantMap(
  plantMap: readonly (PlantCell | null)[],
  gardenWidth: number,
  matrix: Matrix,
  findPlant: PlantLookup,
): PlantMapResult {
  const { width, height } = sizeOf(matrix);
  if (gardenWidth !== width) return refusal('gardenWidth', `this garden is ${width} columns wide`);
  if (plantMap.length !== width * height)
    return refusal('plantMap', `this garden has ${width * height} cells (${width} × ${height})`);

  const plants: MappedPlant[] = [];
  for (const [cell, content] of plantMap.entries()) {
    if (content === null || !content.rootCell) continue;
    const plant = findPlant(content);
    if (!plant) return refusal(`plantMap.${cell}`, `${content.plantId ?? content.name} is not a known plant`);
    const corner = { x: cell % width, y: Math.floor(cell / width) };
    const size = { width: content.plantingWidth, height: content.plantingHeight };
    const own = { color: content.color ?? null, plantsPerSquare: content.plantsPerSquare ?? null };
    plants.push({ cell, plant, ...own, ...corner, ...size });
  }

  const illegal = layoutProblem(matrix, plants);
  const culprit = illegal && plants[illegal.index];
  if (culprit)
    return refusal(`plantMap.${culprit.cell}`, `${culprit.plant.plant_name} ${problems[illegal.problem]}`);

  const stray = strayCell(plantMap, width, plants, findPlant);
  return stray ?? { ok: true, plants };
}

/** The first cell that does not say what the footprints over it say. */
function strayCell(
  plantMap: readonly (PlantCell | null)[],
  width: number,
  plants: readonly MappedPlant[],
  findPlant: PlantLookup,
): PlantMapResult | undefined {
  const standing = new Map<number, MappedPlant>();
  for (const plant of plants)
    for (let dy = 0; dy < plant.height; dy += 1)
      for (let dx = 0; dx < plant.width; dx += 1) standing.set(plant.cell + dy * width + dx, plant);

  for (const [cell, content] of plantMap.entries()) {
    const expected = standing.get(cell);
    const name = expected?.plant.plant_name ?? '';
    if (content === null && expected)
      return refusal(`plantMap.${cell}`, `must carry ${name}, which covers it`);
    if (content === null) continue;
    if (!expected)
      return refusal(`plantMap.${cell}`, `${content.name} has no root cell that covers this cell`);
    if (findPlant(content)?.id !== expected.plant.id)
      return refusal(`plantMap.${cell}`, `must carry ${name}, which covers it`);
    if (content.plantingWidth !== expected.width || content.plantingHeight !== expected.height)
      return refusal(
        `plantMap.${cell}`,
        `must have the size of its root cell, ${expected.width} × ${expected.height}`,
      );
  }
  return undefined;
}
