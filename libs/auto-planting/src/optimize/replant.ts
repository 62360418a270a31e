import type { Standing } from '../problem/bed';
import type { Kind } from '../problem/kind';
import type { Attempt } from './attempt';
import type { Chance } from './chance';
import { type Part, partOf } from './part';

/**
 * Clears a small part of the plot and plants it anew, row by row, with the plants that were there and those that
 * found no place so far; larger ones tend to come first.
 */
export function replant(attempt: Attempt, kinds: readonly Kind[], chance: Chance): boolean {
  const part = partOf(attempt.bed, chance);
  for (const plant of part.plants) attempt.remove(plant);
  plantPart(attempt, queueOf(attempt, part.plants, kinds, chance), part);
  return !attempt.isEmpty;
}

/** One entry for each plant that was cleared, and a few of each kind that is not used up. */
function queueOf(
  { bed }: Attempt,
  cleared: readonly Standing[],
  kinds: readonly Kind[],
  chance: Chance,
): Kind[] {
  const queue = cleared.map(({ kind }) => kind);
  for (const kind of kinds) {
    const spare =
      kind.limit - (bed.counts[kind.index] as number) - queue.filter((other) => other === kind).length;
    for (let i = 0; i < Math.min(2, spare); i += 1) queue.push(kind);
  }
  const keyed = queue.map((kind) => ({ kind, key: kind.area * (0.25 + chance.random()) }));
  return keyed.sort((a, b) => b.key - a.key).map(({ kind }) => kind);
}

function plantPart(attempt: Attempt, queue: Kind[], { left, top, right, bottom }: Part): void {
  const { bed } = attempt;
  for (let y = top; y < bottom; y += 1)
    for (let x = left; x < right; x += 1) {
      if (!bed.isFree(x, y)) continue;
      const next = queue.findIndex((kind) => attempt.place(kind, x, y));
      if (next >= 0) queue.splice(next, 1);
      if (queue.length === 0) return;
    }
}
