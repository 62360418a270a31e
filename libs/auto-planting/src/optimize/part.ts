import type { Bed, Standing } from '../problem/bed';
import type { Chance } from './chance';

/** A part of the plot: at least so many feet, at most so many more. */
const SMALLEST_SIDE = 2;
const MORE_SIDE = 5;

/** Some planned plants that stand near each other, and the cells around them that are to be planted anew. */
export interface Part {
  readonly plants: readonly Standing[];
  readonly left: number;
  readonly top: number;
  /** The first column and row beyond. */
  readonly right: number;
  readonly bottom: number;
}

/** A small part anywhere in the plot; plants that lie in it in part belong to it whole. */
export function partOf(bed: Bed, chance: Chance): Part {
  const { width, height } = bed.problem;
  const partWidth = SMALLEST_SIDE + chance.below(MORE_SIDE);
  const partHeight = SMALLEST_SIDE + chance.below(MORE_SIDE);
  let left = Math.max(0, chance.below(width) - (partWidth >> 1));
  let top = Math.max(0, chance.below(height) - (partHeight >> 1));
  let right = Math.min(width, left + partWidth);
  let bottom = Math.min(height, top + partHeight);
  const plants: Standing[] = [];
  for (let y = top; y < bottom; y += 1)
    for (let x = left; x < right; x += 1) {
      const plant = bed.at(x, y);
      if (plant && bed.isPlanned(plant) && !plants.includes(plant)) plants.push(plant);
    }
  for (const plant of plants) {
    left = Math.min(left, plant.x);
    top = Math.min(top, plant.y);
    right = Math.max(right, plant.x + plant.width);
    bottom = Math.max(bottom, plant.y + plant.height);
  }
  return { plants, left, top, right, bottom };
}
