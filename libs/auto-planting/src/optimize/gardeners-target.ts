import type { Footprint } from '@planted/garden-domain';
import type { Bed, Standing } from '../problem/bed';
import type { Chance } from './chance';
import { targetFor } from './target';

/** Of a hundred places so many are sought along a side of the plot, and so many beside a plant of the same kind, or a good companion. */
const ALONG_A_SIDE = 20;
const BESIDE_ITS_KIND = 25;
const BESIDE_A_COMPANION = 35;
/** Plants looked at for one of them. */
const LOOKS = 12;

/** Another place for a plant, often one where a gardener would look: at an edge, with others of its kind, or its companions. */
export function gardenersTarget(bed: Bed, plant: Standing, chance: Chance): Footprint | undefined {
  const draw = chance.below(100);
  if (draw < ALONG_A_SIDE) return alongASide(bed, plant, chance);
  if (draw < ALONG_A_SIDE + BESIDE_ITS_KIND) return besideItsKind(bed, plant, chance);
  const companion =
    draw < ALONG_A_SIDE + BESIDE_ITS_KIND + BESIDE_A_COMPANION && besideACompanion(bed, plant, chance);
  return companion || targetFor(bed, plant, chance);
}

function alongASide(bed: Bed, { width, height }: Standing, chance: Chance): Footprint {
  const [right, bottom] = [bed.problem.width - width, bed.problem.height - height];
  const isUpright = chance.below(2) === 0;
  const atEnd = chance.below(2);
  return isUpright
    ? { x: atEnd * right, y: chance.below(bottom + 1), width, height }
    : { x: chance.below(right + 1), y: atEnd * bottom, width, height };
}

/** In line with it, where a block or a row goes on. */
function besideItsKind(bed: Bed, plant: Standing, chance: Chance): Footprint | undefined {
  const { width, height, kind } = plant;
  const other = found(bed, chance, (each) => each !== plant && each.kind.id === kind.id);
  if (!other) return undefined;
  const [right, down] = [
    [1, 0],
    [-1, 0],
    [0, 1],
    [0, -1],
  ][chance.below(4)] as [number, number];
  return placeAt(bed, plant, other.x + right * width, other.y + down * height);
}

/** Anywhere along one of its sides. */
function besideACompanion(bed: Bed, plant: Standing, chance: Chance): Footprint | undefined {
  const { width, height, kind } = plant;
  const { worth, kinds } = bed.problem;
  const isGood = (other: Standing): boolean =>
    (worth[kind.index * kinds.length + other.kind.index] as number) > 0;
  const other = found(bed, chance, (each) => each !== plant && isGood(each));
  if (!other) return undefined;
  const isBefore = chance.below(2) === 0;
  return chance.below(2) === 0
    ? placeAt(
        bed,
        plant,
        isBefore ? other.x - width : other.x + other.width,
        other.y - height + 1 + chance.below(height + other.height - 1),
      )
    : placeAt(
        bed,
        plant,
        other.x - width + 1 + chance.below(width + other.width - 1),
        isBefore ? other.y - height : other.y + other.height,
      );
}

/** One of the plants, where it is found soon. */
function found(bed: Bed, chance: Chance, isSought: (plant: Standing) => boolean): Standing | undefined {
  for (let looks = 0; looks < LOOKS; looks += 1) {
    const plant = chance.pick(bed.planned);
    if (plant && isSought(plant)) return plant;
  }
  return undefined;
}

/** Its place with this corner; undefined outside of the plot, or where it stands. */
function placeAt(bed: Bed, plant: Standing, x: number, y: number): Footprint | undefined {
  const { width, height } = plant;
  const isInside = x >= 0 && y >= 0 && x + width <= bed.problem.width && y + height <= bed.problem.height;
  return isInside && (x !== plant.x || y !== plant.y) ? { x, y, width, height } : undefined;
}
