import type { Footprint } from '@planted/garden-domain';
import type { Standing } from '../problem/bed';
import { distanceBetween } from '../problem/distance';
import type { Attempt } from './attempt';
import type { Chance } from './chance';
import { targetFor } from './target';

/**
 * Moves a plant to another place of its size, or, where another of its size covers the corner of that place, to the
 * place of the other. What stands there, wholly inside, takes its old place in the same arrangement, so both places
 * stay legal. One of two plants of a size, a large plant and the small ones of its size, or a plant and empty cells
 * change places this way. Where the place lies in a larger plant, it is that plant which moves, so far that the
 * smaller one comes to stand there.
 * @param plant drawn by lot where it is left out
 * @param seek another place for it
 * @returns whether something changed; if not, the attempt may hold steps to be undone
 */
export function exchange(
  attempt: Attempt,
  chance: Chance,
  plant: Standing | undefined = chance.pick(attempt.bed.planned),
  seek = targetFor,
): boolean {
  const { bed } = attempt;
  const target = plant && seek(bed, plant, chance);
  if (!target) return false;
  const { x, y } = target;
  const there = bed.at(x, y);
  if (!there || there === plant) return moveTo(attempt, plant, target);
  if (isOfOneSize(there, target)) return swap(attempt, plant, there);
  if (!sticksOut(there, target)) return moveTo(attempt, plant, target);
  if (sticksOut(target, there) || !bed.isPlanned(there)) return false;
  const around = {
    x: plant.x - x + there.x,
    y: plant.y - y + there.y,
    width: there.width,
    height: there.height,
  };
  return moveTo(attempt, there, around);
}

const isOfOneSize = (a: Footprint, b: Footprint): boolean => a.width === b.width && a.height === b.height;

const sticksOut = (plant: Footprint, { x, y, width, height }: Footprint): boolean =>
  plant.x < x || plant.y < y || plant.x + plant.width > x + width || plant.y + plant.height > y + height;

/** A plant changes places with whatever stands, wholly inside, where it is to stand. */
export function moveTo(attempt: Attempt, plant: Standing, target: Footprint): boolean {
  const others = standingIn(attempt, target, plant);
  if (!others) return false;
  if (others.length > 0) return exchangeParts(attempt, plant, target, others);
  attempt.remove(plant);
  return attempt.place(plant.kind, target.x, target.y);
}

/** Two plants of one size change places. */
function swap(attempt: Attempt, plant: Standing, other: Standing): boolean {
  if (other.kind === plant.kind || !attempt.bed.isPlanned(other)) return false;
  attempt.remove(plant);
  attempt.remove(other);
  return attempt.place(plant.kind, other.x, other.y) && attempt.place(other.kind, plant.x, plant.y);
}

/** A plant and what stands where it is to stand change places; the others keep their places among each other. */
function exchangeParts(
  attempt: Attempt,
  plant: Standing,
  target: Footprint,
  others: readonly Standing[],
): boolean {
  if (distanceBetween(target, plant) === 0) return false;
  const byX = plant.x - target.x;
  const byY = plant.y - target.y;
  attempt.remove(plant);
  for (const other of others) attempt.remove(other);
  return (
    attempt.place(plant.kind, target.x, target.y) &&
    others.every(({ kind, x, y }) => attempt.place(kind, x + byX, y + byY))
  );
}

/** The planned plants in a rectangle; undefined where one sticks out of it, or a cell of it cannot be planted. */
function standingIn(
  { bed }: Attempt,
  { x, y, width, height }: Footprint,
  moved: Standing,
): Standing[] | undefined {
  const { free, width: columns, height: rows } = bed.problem;
  if (x < 0 || y < 0 || x + width > columns || y + height > rows) return undefined;
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
