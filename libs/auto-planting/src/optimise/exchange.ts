import { distanceBetween } from '../problem/distance';
import type { Move, Scorer, Standing } from '../problem/bed';
import type { Attempt } from './attempt';
import type { Chance } from './chance';

/** How far away an exchange looks, half of the time. */
const NEARBY = 4;

/**
 * Moves a plant to another place of its size. What stands there, wholly inside, takes its old place in the same
 * arrangement, so both places stay legal. One of two plants of a size, a large plant and the small ones of its
 * size, or a plant and empty cells change places this way.
 * A change that is known to lose more than the threshold is not even made.
 * @returns whether something changed; if not, the attempt may hold steps to be undone
 */
export function exchange(attempt: Attempt, chance: Chance, scorer: Scorer, threshold: number): boolean {
  const { bed } = attempt;
  const { problem } = bed;
  const plant = chance.pick(bed.planned);
  if (!plant) return false;
  const { width, height } = plant;
  const isNearby = chance.random() < 0.5;
  const x = isNearby
    ? plant.x - NEARBY + chance.below(2 * NEARBY + 1)
    : chance.below(problem.width - width + 1);
  const y = isNearby
    ? plant.y - NEARBY + chance.below(2 * NEARBY + 1)
    : chance.below(problem.height - height + 1);
  if (x < 0 || y < 0 || x + width > problem.width || y + height > problem.height) return false;
  const target = { x, y, width, height };
  if (x === plant.x && y === plant.y) return false;
  const others = standingIn(attempt, target, plant);
  if (!others || (others.length === 1 && others[0]?.kind === plant.kind)) return false;
  if (others.length > 0 && distanceBetween(target, plant) === 0) return false;
  const moves = [{ plant, x, y }, ...others.map((other) => mirrored(other, target, plant))];
  if (scorer.gainOf && scorer.gainOf(moves) < -threshold) return false;
  for (const move of moves) attempt.remove(move.plant);
  return moves.every((move) => attempt.place(move.plant.kind, move.x, move.y));
}

/** The plant keeps its place in the arrangement that moves from one rectangle to the other. */
const mirrored = (plant: Standing, from: Target, to: Target): Move => ({
  plant,
  x: plant.x - from.x + to.x,
  y: plant.y - from.y + to.y,
});

interface Target {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The planned plants in a rectangle; undefined where one sticks out of it, or a cell of it cannot be planted. */
function standingIn(
  { bed }: Attempt,
  { x, y, width, height }: Target,
  moved: Standing,
): Standing[] | undefined {
  const { free, width: columns } = bed.problem;
  const found: Standing[] = [];
  for (let row = y; row < y + height; row += 1)
    for (let column = x; column < x + width; column += 1) {
      if (free[row * columns + column] === 0) return undefined;
      const plant = bed.at(column, row);
      if (!plant || plant === moved || found.includes(plant)) continue;
      if (plant.x < x || plant.y < y) return undefined;
      if (plant.x + plant.width > x + width || plant.y + plant.height > y + height) return undefined;
      found.push(plant);
    }
  return found;
}
