import type { Footprint } from '@planted/garden-domain';
import type { Bed, Standing } from '../problem/bed';
import type { Chance } from './chance';
import { targetFor } from './target';

/** Of a hundred places so many are sought along a side of the plot, and so many beside a plant of the same kind. */
const ALONG_A_SIDE = 20;
const BESIDE_ITS_KIND = 25;
/** Plants looked at for one of the same kind. */
const LOOKS = 12;

/** Another place for a plant, often one where a gardener would look: at an edge, or with others of its kind. */
export function gardenersTarget(bed: Bed, plant: Standing, chance: Chance): Footprint | undefined {
  const draw = chance.below(100);
  if (draw < ALONG_A_SIDE) return alongASide(bed, plant, chance);
  return draw < ALONG_A_SIDE + BESIDE_ITS_KIND
    ? besideItsKind(bed, plant, chance)
    : targetFor(bed, plant, chance);
}

function alongASide(bed: Bed, { width, height }: Standing, chance: Chance): Footprint {
  const [right, bottom] = [bed.problem.width - width, bed.problem.height - height];
  const isUpright = chance.below(2) === 0;
  const atEnd = chance.below(2);
  return isUpright
    ? { x: atEnd * right, y: chance.below(bottom + 1), width, height }
    : { x: chance.below(right + 1), y: atEnd * bottom, width, height };
}

function besideItsKind(bed: Bed, plant: Standing, chance: Chance): Footprint | undefined {
  const { width, height, kind } = plant;
  for (let looks = 0; looks < LOOKS; looks += 1) {
    const other = chance.pick(bed.planned);
    if (!other || other === plant || other.kind.id !== kind.id) continue;
    const [right, down] = [
      [1, 0],
      [-1, 0],
      [0, 1],
      [0, -1],
    ][chance.below(4)] as [number, number];
    const [x, y] = [other.x + right * width, other.y + down * height];
    const isInside = x >= 0 && y >= 0 && x + width <= bed.problem.width && y + height <= bed.problem.height;
    return isInside && (x !== plant.x || y !== plant.y) ? { x, y, width, height } : undefined;
  }
  return undefined;
}
