import type { CellIndex, Footprint, PlantingSpot } from '@planted/garden-domain';
import type { Design } from './design';
import type { BedPlant, Standing } from './standing';

/** A plant of the drawing in the words of the garden. */
export function spotOf(plant: BedPlant): PlantingSpot {
  const { name: _, ...spot } = plant;
  return spot;
}

/** The cells of the grid that a footprint covers. */
export function cellsUnder({ x, y, width, height }: Footprint, grid: Design): CellIndex[] {
  const cells: CellIndex[] = [];
  for (let row = Math.max(0, y); row < Math.min(grid.height, y + height); row += 1)
    for (let column = Math.max(0, x); column < Math.min(grid.width, x + width); column += 1)
      cells.push(row * grid.width + column);
  return cells;
}

/** The plants that stand on squares without soil, or off the grid. */
export function plantsWithoutSoil(design: Design): readonly BedPlant[] {
  return (design.standing?.plants ?? []).filter((plant) => {
    const cells = cellsUnder(plant, design);
    return cells.length < plant.width * plant.height || cells.some((cell) => design.filled[cell] !== 1);
  });
}

/** The plants on a cell: two where one grows between the other (SEA-8). */
export const plantsAt = (design: Design, x: number, y: number): readonly BedPlant[] =>
  (design.standing?.plants ?? []).filter(
    (plant) => x >= plant.x && y >= plant.y && x < plant.x + plant.width && y < plant.y + plant.height,
  );

/** The drawing with what stands in it, and its ground, moved by so many cells. */
export function shiftStanding({ ground, plants, ends }: Standing, dx: number, dy: number): Standing {
  const shifted = <Box extends Footprint>(box: Box): Box => ({ ...box, x: box.x + dx, y: box.y + dy });
  return { ground: shifted(ground), plants: plants.map(shifted), ends };
}

/**
 * The same after a block of soil was moved: plants go with the soil beneath them, and the ground where the whole bed was
 * moved. Only a footprint's corner is looked at, since connected soil is never split.
 */
export function moveStanding(
  standing: Standing,
  block: ReadonlySet<CellIndex>,
  { width, filled }: Design,
  { dx, dy }: { readonly dx: number; readonly dy: number },
): Standing {
  const isWhole = filled.every((state, cell) => state === 0 || block.has(cell));
  if (isWhole) return shiftStanding(standing, dx, dy);
  const plants = standing.plants.map((plant) =>
    block.has(plant.y * width + plant.x) ? { ...plant, x: plant.x + dx, y: plant.y + dy } : plant,
  );
  return { ...standing, plants };
}
