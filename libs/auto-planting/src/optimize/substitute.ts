import type { Kind } from '../problem/kind';
import type { Attempt } from './attempt';
import type { Chance } from './chance';

/** Plants one that found no place so far: on free cells, or instead of another plant. */
export function substitute(attempt: Attempt, kinds: readonly Kind[], chance: Chance): boolean {
  const { bed } = attempt;
  const kind = chance.pick(kinds);
  if (!kind || (bed.counts[kind.index] as number) >= kind.limit) return false;
  const { width, height } = bed.problem;
  if (chance.random() < 0.5) {
    return attempt.place(kind, chance.below(width - kind.width + 1), chance.below(height - kind.height + 1));
  }
  const plant = chance.pick(bed.planned);
  if (!plant || plant.kind === kind) return false;
  attempt.remove(plant);
  return attempt.place(kind, plant.x, plant.y);
}

/** Takes one plant out: its place may be worth more to its neighbors, or to the next. */
export function takeOut(attempt: Attempt, chance: Chance): boolean {
  const plant = chance.pick(attempt.bed.planned);
  if (plant) attempt.remove(plant);
  return plant !== undefined;
}
