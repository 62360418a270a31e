import type { Footprint } from '@planted/garden-domain';
import type { Bed, Standing } from '../problem/bed';
import type { Chance } from './chance';

/** Share of the places that are sought within a few feet of where the plant stands; the others are anywhere. */
const NEARBY_SHARE = 0.5;
const NEARBY = 4;

/** Another place for a plant, inside the plot; undefined where none was found. */
export function targetFor(bed: Bed, plant: Standing, chance: Chance): Footprint | undefined {
  const { width, height } = plant;
  const { width: columns, height: rows } = bed.problem;
  const isNearby = chance.random() < NEARBY_SHARE;
  const x = isNearby ? plant.x - NEARBY + chance.below(2 * NEARBY + 1) : chance.below(columns - width + 1);
  const y = isNearby ? plant.y - NEARBY + chance.below(2 * NEARBY + 1) : chance.below(rows - height + 1);
  if (x < 0 || y < 0 || x + width > columns || y + height > rows) return undefined;
  return x === plant.x && y === plant.y ? undefined : { x, y, width, height };
}
