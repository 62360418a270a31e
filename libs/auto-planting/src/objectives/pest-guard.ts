import type { Bed, Scorer } from '../problem/bed';
import { NearCounts } from '../problem/near-counts';

/** A cell under pest-control plants, up to the target, is worth this much more than a planted cell. */
export const PEST_CONTROL_CELL = 4;

/**
 * Organic Pest Control: planted cells + 4 × pest-control cells up to the target + plantable cells within the largest
 * spacing of a pest-control plant. The smallest spacing is a rule of the bed.
 */
export function pestGuard(bed: Bed): Scorer {
  const { width, height, plantable, options, targetCells } = bed.problem;
  const guard = new NearCounts(width, height, options.maxSpacing, plantable);
  let area = 0;
  let covered = 0;
  return {
    get total() {
      return area + PEST_CONTROL_CELL * Math.min(covered, targetCells) + guard.covered;
    },
    added(plant) {
      if (plant.kind.role !== 'kept') area += plant.kind.area;
      if (!plant.kind.isPestControl) return;
      covered += plant.width * plant.height;
      guard.add(plant, 1);
    },
    removed(plant) {
      area -= plant.kind.area;
      if (!plant.kind.isPestControl) return;
      covered -= plant.width * plant.height;
      guard.add(plant, -1);
    },
  };
}
