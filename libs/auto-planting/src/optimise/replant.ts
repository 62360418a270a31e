import type { Scorer, Standing } from '../problem/bed';
import type { Kind } from '../problem/kind';
import type { Attempt } from './attempt';
import type { Chance } from './chance';

/** A part of the plot: at least so many feet, at most so many more. */
const SMALLEST_SIDE = 2;
const MORE_SIDE = 5;

/**
 * Clears a small part of the plot and plants it anew, row by row, with the plants that were there and those that
 * found no place so far; larger ones tend to come first.
 */
export function replant(attempt: Attempt, kinds: readonly Kind[], chance: Chance, scorer: Scorer): boolean {
  const { bed } = attempt;
  const { width, height } = bed.problem;
  const side = () => SMALLEST_SIDE + chance.below(MORE_SIDE);
  const [partWidth, partHeight] = [side(), side()];
  const left = chance.below(width) - (partWidth >> 1);
  const top = chance.below(height) - (partHeight >> 1);
  const cleared = new Set<Standing>();
  for (let y = Math.max(0, top); y < Math.min(height, top + partHeight); y += 1)
    for (let x = Math.max(0, left); x < Math.min(width, left + partWidth); x += 1) {
      const plant = bed.at(x, y);
      if (plant && bed.isPlanned(plant)) cleared.add(plant);
    }
  const bounds = boundsOf(cleared, left, top, left + partWidth, top + partHeight);
  for (const plant of cleared) attempt.remove(plant);
  plantPart(attempt, queueOf(attempt, cleared, kinds, chance), bounds, chance, scorer);
  return !attempt.isEmpty;
}

interface Bounds {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

function boundsOf(
  plants: Iterable<Standing>,
  left: number,
  top: number,
  right: number,
  bottom: number,
): Bounds {
  let bounds: Bounds = { left, top, right, bottom };
  for (const { x, y, width, height } of plants)
    bounds = {
      left: Math.min(bounds.left, x),
      top: Math.min(bounds.top, y),
      right: Math.max(bounds.right, x + width),
      bottom: Math.max(bounds.bottom, y + height),
    };
  return bounds;
}

/** One entry for each plant that was cleared, and a few of each kind that is not used up. */
function queueOf(
  { bed }: Attempt,
  cleared: ReadonlySet<Standing>,
  kinds: readonly Kind[],
  chance: Chance,
): Kind[] {
  const queue = [...cleared].map(({ kind }) => kind);
  for (const kind of kinds) {
    const spare =
      kind.limit - (bed.counts[kind.index] as number) - queue.filter((other) => other === kind).length;
    for (let i = 0; i < Math.min(2, spare); i += 1) queue.push(kind);
  }
  const keyed = queue.map((kind) => ({ kind, key: kind.area * (0.25 + chance.random()) }));
  return keyed.sort((a, b) => b.key - a.key).map(({ kind }) => kind);
}

function plantPart(
  attempt: Attempt,
  queue: Kind[],
  { left, top, right, bottom }: Bounds,
  chance: Chance,
  scorer: Scorer,
): void {
  const { bed } = attempt;
  const isGuided = scorer.gainBy !== undefined && chance.random() < GUIDED;
  for (let y = Math.max(0, top); y < Math.min(bed.problem.height, bottom); y += 1)
    for (let x = Math.max(0, left); x < Math.min(bed.problem.width, right); x += 1) {
      if (!bed.isFree(x, y)) continue;
      if (isGuided) {
        if (chance.random() < SKIPPED) continue;
        sortByGain(queue, scorer, x, y, chance);
      }
      const next = queue.findIndex((kind) => attempt.place(kind, x, y));
      if (next >= 0) queue.splice(next, 1);
      if (queue.length === 0) return;
    }
}

/** How often a part is planted by what each plant gains there, and how often such a planting skips a cell. */
const GUIDED = 0.7;
const SKIPPED = 0.05;

function sortByGain(queue: Kind[], { gainBy }: Scorer, x: number, y: number, chance: Chance): void {
  const keyed = queue.map((kind) => ({
    kind,
    key: ((gainBy?.(kind, x, y) ?? 0) / kind.area) * (0.75 + chance.random() / 2),
  }));
  keyed.sort((a, b) => b.key - a.key).forEach(({ kind }, i) => (queue[i] = kind));
}
