import type { PlanningAlgorithm } from '../input';
import type { Bed, Scorer } from '../problem/bed';
import { companionScore } from './companion-score';
import { pestGuard } from './pest-guard';
import { placedArea } from './placed-area';
import { pollinatorCover } from './pollinator-cover';
import { wateringZones } from './watering-zones';

const scorers: Record<PlanningAlgorithm, (bed: Bed) => Scorer> = {
  'maximize-yield': placedArea,
  'companion-planting': companionScore,
  'pollinator-friendly': pollinatorCover,
  'water-efficiency': wateringZones,
  'organic-pest-control': pestGuard,
};

/** The objective of a bed's algorithm; it follows the bed from now on. */
export function scorerOf(bed: Bed): Scorer {
  const scorer = scorers[bed.problem.algorithm](bed);
  bed.watch(scorer);
  return scorer;
}
