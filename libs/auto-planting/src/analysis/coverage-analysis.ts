import { distanceBetween } from '../problem/distance';
import type { Bed, Standing } from '../problem/bed';
import { NearCounts } from '../problem/near-counts';
import type { PestControlAnalysis, PollinatorAnalysis } from '../result';

/** Shares of the target from which cover is rated so (2 §9). */
const EXCELLENT_FROM_PERCENT = 80;
const GOOD_FROM_PERCENT = 60;
const GOOD_PEST_CONTROL_FROM_PERCENT = 80;

const reaches = (covered: number, target: number, percent: number): boolean =>
  covered * 100 >= target * percent;

const cellsOf = (plants: readonly Standing[]): number =>
  plants.reduce((sum, { width, height }) => sum + width * height, 0);

const targetOf = (bed: Bed, percent: number): number =>
  Math.ceil((bed.problem.plantableCells * percent) / 100);

const shareOf = (part: number, whole: number): number => (whole === 0 ? 1 : part / whole);

/** Cover by pollinator-friendly plants (2 §9). */
export function pollinatorAnalysis(bed: Bed): PollinatorAnalysis {
  const { options } = bed.problem;
  const plants = [...bed.kept, ...bed.planned].filter(({ kind }) => kind.isPollinator);
  const targetCells = targetOf(bed, options.pollinatorRatio);
  const coveredCells = cellsOf(plants);
  return {
    targetCells,
    coveredCells,
    coverage: shareOf(coveredCells, targetCells),
    rating: reaches(coveredCells, targetCells, EXCELLENT_FROM_PERCENT)
      ? 'Excellent'
      : reaches(coveredCells, targetCells, GOOD_FROM_PERCENT)
        ? 'Good'
        : 'Needs Improvement',
    clusters: groupsOf(bed, plants).filter((size) => size >= Math.max(1, options.clusterSize)).length,
    kinds: new Set(plants.map(({ kind }) => kind.id)).size,
  };
}

/** Sizes of the groups of plants that touch each other. */
function groupsOf(bed: Bed, plants: readonly Standing[]): number[] {
  const left = new Set(plants);
  const sizes: number[] = [];
  for (const first of plants) {
    if (!left.delete(first)) continue;
    const queue = [first];
    let size = 0;
    for (let plant = queue.pop(); plant; plant = queue.pop()) {
      size += 1;
      for (const other of bed.near(plant.x, plant.y, plant.width, plant.height, 1))
        if (left.delete(other)) queue.push(other);
    }
    sizes.push(size);
  }
  return sizes;
}

/** Cover by pest-control plants (2 §9). */
export function pestControlAnalysis(bed: Bed): PestControlAnalysis {
  const { width, height, plantable, plantableCells, options } = bed.problem;
  const plants = [...bed.kept, ...bed.planned].filter(({ kind }) => kind.isPestControl);
  const targetCells = targetOf(bed, options.pestControlRatio);
  const coveredCells = cellsOf(plants);
  const guard = new NearCounts(width, height, options.maxSpacing, plantable);
  for (const plant of plants) guard.add(plant, 1);
  const isIsolated = (plant: Standing) =>
    plants.every((other) => other === plant || distanceBetween(plant, other) > options.maxSpacing);
  return {
    targetCells,
    coveredCells,
    coverage: shareOf(coveredCells, targetCells),
    rating: reaches(coveredCells, targetCells, GOOD_PEST_CONTROL_FROM_PERCENT) ? 'Good' : 'Needs Improvement',
    guarded: shareOf(guard.covered, plantableCells),
    isolated: plants.length < 2 ? 0 : plants.filter((plant) => isIsolated(plant)).length,
  };
}
