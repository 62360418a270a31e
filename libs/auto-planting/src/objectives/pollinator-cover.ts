import type { Bed, Scorer, Standing } from '../problem/bed';

/** A cell under pollinator plants, up to the target, is worth this much more than a planted cell. */
export const POLLINATOR_CELL = 4;
/** And this much more again where its plant stands in a cluster. */
export const CLUSTERED_CELL = 2;
/** Pollinator plants with at most one cell between them belong together. */
export const CLUSTER_REACH = 2;

/** How many other pollinator plants a plant needs around it to stand in a cluster. */
export const companyNeeded = (clusterSize: number): number => Math.max(0, clusterSize - 1);

/**
 * Pollinator Friendly: planted cells + 4 × pollinator cells up to the target + 2 × pollinator cells in clusters up
 * to the target. A plant stands in a cluster when at least cluster size - 1 others are within 2 ft.
 */
export function pollinatorCover(bed: Bed): Scorer {
  const { targetCells, options } = bed.problem;
  const needed = companyNeeded(options.clusterSize);
  const company = new Map<Standing, number>();
  let area = 0;
  let covered = 0;
  let clustered = 0;
  const cellsOf = ({ width, height }: Standing) => width * height;
  const others = ({ x, y, width, height }: Standing) =>
    bed.near(x, y, width, height, CLUSTER_REACH).filter((other) => company.has(other));

  function join(plant: Standing): void {
    const near = others(plant);
    company.set(plant, near.length);
    covered += cellsOf(plant);
    if (near.length >= needed) clustered += cellsOf(plant);
    for (const other of near) {
      const before = company.get(other) as number;
      company.set(other, before + 1);
      if (before + 1 === needed) clustered += cellsOf(other);
    }
  }

  function leave(plant: Standing): void {
    if ((company.get(plant) as number) >= needed) clustered -= cellsOf(plant);
    covered -= cellsOf(plant);
    company.delete(plant);
    for (const other of others(plant)) {
      const before = company.get(other) as number;
      company.set(other, before - 1);
      if (before === needed) clustered -= cellsOf(other);
    }
  }

  return {
    get total() {
      const within = (cells: number) => Math.min(cells, targetCells);
      return area + POLLINATOR_CELL * within(covered) + CLUSTERED_CELL * within(clustered);
    },
    added(plant) {
      if (plant.kind.role !== 'kept') area += plant.kind.area;
      if (plant.kind.isPollinator) join(plant);
    },
    removed(plant) {
      area -= plant.kind.area;
      if (plant.kind.isPollinator) leave(plant);
    },
  };
}
