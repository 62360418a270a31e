import type { Bed, Standing } from '../problem/bed';
import { LEAST_PLANTS } from '../terms/block';
import type { Attempt } from './attempt';
import type { Chance } from './chance';
import { moveTo } from './exchange';

/** Whether it has plants that are to stand in a block. */
export const hasCorn = ({ problem }: Bed): boolean =>
  problem.kinds.some(({ isWindPollinated, limit }) => isWindPollinated && limit >= LEAST_PLANTS);

/**
 * Gathers all of a kind that the wind pollinates in one block, as square as it can be, with one of them at a corner. What
 * stands where one of them is to stand takes its old place.
 * @returns whether something changed; if not, the attempt may hold steps to be undone
 */
export function gatherBlock(attempt: Attempt, chance: Chance): boolean {
  const { bed } = attempt;
  const corn = bed.planned.filter(({ kind }) => kind.isWindPollinated);
  const first = chance.pick(corn);
  if (!first) return false;
  const { kind, width, height } = first;
  const stalks = corn.filter((plant) => plant.kind === kind);
  if (stalks.length < LEAST_PLANTS) return false;
  const long = Math.ceil(Math.sqrt(stalks.length));
  const short = Math.ceil(stalks.length / long);
  const [columns, rows] = chance.below(2) === 0 ? [long, short] : [short, long];
  const left = first.x - chance.below(2) * (columns - 1) * width;
  const top = first.y - chance.below(2) * (rows - 1) * height;
  const places = stalks.map((_, i) => ({
    x: left + (i % columns) * width,
    y: top + Math.floor(i / columns) * height,
  }));
  const isOfBlock = (plant: Standing): boolean => places.some(({ x, y }) => plant.x === x && plant.y === y);
  let isChanged = false;
  for (const place of places) {
    if (standsAt(bed, place.x, place.y)?.kind === kind) continue;
    // A move may have moved others of the kind, which then are other plants to the bed.
    const stalk = bed.planned.find((plant) => plant.kind === kind && !isOfBlock(plant));
    if (!stalk || !moveTo(attempt, stalk, { ...place, width, height })) return false;
    isChanged = true;
  }
  return isChanged;
}

/** The plant whose first square this is. */
function standsAt(bed: Bed, x: number, y: number): Standing | undefined {
  const { width, height } = bed.problem;
  const plant = x >= 0 && y >= 0 && x < width && y < height ? bed.at(x, y) : undefined;
  return plant?.x === x && plant.y === y ? plant : undefined;
}
