import type { Bed, Scorer, Standing } from '../problem/bed';
import { distanceBetween } from '../problem/distance';
import type { Kind } from '../problem/kind';
import { CompanionField } from './companion-field';
import { COMPANION_REACH, falloffThirds, UNITS_PER_POINT } from '../relations';

/**
 * Points for a plant that stands at all. 2 §9 leaves a plant out where its score is -10 or less: standing is
 * worth exactly what would make that place not worth taking.
 */
export const POINTS_PER_PLANT = 10;

/**
 * What a standing plant's neighbors are worth, in units; every pair is met from both of its plants.
 * @param counts whether a neighbor of a kind counts; all of them where it is left out
 */
export function neighborScore(
  bed: Bed,
  { kind, x, y, width, height }: Standing,
  counts: (neighbor: Kind) => boolean = () => true,
): number {
  const { worth, kinds } = bed.problem;
  const row = kind.index * kinds.length;
  let units = 0;
  for (const other of bed.near(x, y, width, height, COMPANION_REACH)) {
    const perThird = worth[row + other.kind.index] as number;
    if (perThird !== 0 && counts(other.kind))
      units += perThird * falloffThirds(distanceBetween({ x, y, width, height }, other));
  }
  return units;
}

/** Companion Planting: 10 points a plant, and every related pair once with its falloff. */
export function companionScore(bed: Bed): Scorer {
  const field = new CompanionField(bed);
  let total = 0;
  const worthOf = ({ kind, x, y }: Standing) => POINTS_PER_PLANT * UNITS_PER_POINT + field.at(kind, x, y);
  return {
    get total() {
      return total;
    },
    // Two kept plants are no plan's merit.
    added(plant) {
      if (plant.kind.role !== 'kept') total += worthOf(plant);
      field.add(plant, 1);
    },
    removed(plant) {
      field.add(plant, -1);
      total -= worthOf(plant);
    },
  };
}
