import type { Footprint } from '@planted/garden-domain';
import type { Standing } from '../problem/bed';
import type { Attempt } from './attempt';
import type { Chance } from './chance';

export type Mirroring = 'columns' | 'rows' | 'both';
export const MIRRORINGS: readonly Mirroring[] = ['rows', 'columns', 'both'];

/** Feet that a side of a part has. */
const SMALLEST_SIDE = 2;
const LONGEST_SIDE = 12;

/** A rectangle of the plot whose corners are drawn by lot. */
export function drawnPart(attempt: Attempt, chance: Chance): Footprint {
  const { width, height } = attempt.bed.problem;
  const [columns, rows] = [sideOf(width, chance), sideOf(height, chance)];
  return {
    x: chance.below(width - columns + 1),
    y: chance.below(height - rows + 1),
    width: columns,
    height: rows,
  };
}

const sideOf = (ofPlot: number, chance: Chance): number =>
  Math.min(
    ofPlot,
    SMALLEST_SIDE + chance.below(Math.max(1, Math.min(ofPlot, LONGEST_SIDE) - SMALLEST_SIDE + 1)),
  );

/**
 * Mirrors what stands in a part, so that its plants keep their distances.
 * @returns whether something changed; if not, the attempt may hold steps to be undone
 */
export function mirror(attempt: Attempt, part: Footprint, how: Mirroring): boolean {
  const { bed } = attempt;
  const inside = new Set<Standing>();
  for (let y = part.y; y < part.y + part.height; y += 1)
    for (let x = part.x; x < part.x + part.width; x += 1) {
      const plant = bed.at(x, y);
      if (!plant || !bed.isPlanned(plant) || inside.has(plant)) continue;
      if (sticksOut(plant, part)) return false;
      inside.add(plant);
    }
  for (const plant of inside) attempt.remove(plant);
  return (
    inside.size > 0 &&
    [...inside].every((plant) =>
      attempt.place(
        plant.kind,
        how === 'rows' ? plant.x : 2 * part.x + part.width - plant.x - plant.width,
        how === 'columns' ? plant.y : 2 * part.y + part.height - plant.y - plant.height,
      ),
    )
  );
}

const sticksOut = (plant: Footprint, part: Footprint): boolean =>
  plant.x < part.x ||
  plant.y < part.y ||
  plant.x + plant.width > part.x + part.width ||
  plant.y + plant.height > part.y + part.height;

/**
 * Moves the whole plan to a side or a corner of the plot, -1 left or up, 0 as it is, 1 right or down: its plants keep their
 * distances.
 * @returns whether something changed; if not, the attempt may hold steps to be undone
 */
export function moveAll(attempt: Attempt, right: -1 | 0 | 1, down: -1 | 0 | 1): boolean {
  const { planned, problem } = attempt.bed;
  const plants = [...planned];
  const [left, top] = [Math.min(...plants.map(({ x }) => x)), Math.min(...plants.map(({ y }) => y))];
  const beyondRight = problem.width - Math.max(...plants.map(({ x, width }) => x + width));
  const beyondDown = problem.height - Math.max(...plants.map(({ y, height }) => y + height));
  const byX = { [-1]: -left, 0: 0, 1: beyondRight }[right] ?? 0;
  const byY = { [-1]: -top, 0: 0, 1: beyondDown }[down] ?? 0;
  if (byX === 0 && byY === 0) return false;
  for (const plant of plants) attempt.remove(plant);
  return plants.every(({ kind, x, y }) => attempt.place(kind, x + byX, y + byY));
}
