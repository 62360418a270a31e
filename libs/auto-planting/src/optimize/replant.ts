import type { Standing } from '../problem/bed';
import type { Kind } from '../problem/kind';
import type { Attempt } from './attempt';
import type { Chance } from './chance';
import { type Part, partOf } from './part';

/** In which order a part is planted: row by row or column by column, from each of the four corners. */
interface Order {
  readonly fromRight: boolean;
  readonly fromBottom: boolean;
  readonly byColumns: boolean;
}

const ROW_BY_ROW: Order = { fromRight: false, fromBottom: false, byColumns: false };

/**
 * Clears a small part of the plot and plants it anew with the plants that were there and those that found no place so
 * far; larger ones tend to come first.
 * @param inAnyOrder row by row from the top left corner pushes all gaps to the bottom right; where this is true the corner
 * and whether by rows are drawn by lot, so that gaps come to be anywhere
 */
export function replant(
  attempt: Attempt,
  kinds: readonly Kind[],
  chance: Chance,
  inAnyOrder: boolean,
): boolean {
  const part = partOf(attempt.bed, chance);
  for (const plant of part.plants) attempt.remove(plant);
  const order = inAnyOrder ? drawn(chance) : ROW_BY_ROW;
  plantPart(attempt, queueOf(attempt, part.plants, kinds, chance), part, order);
  return !attempt.isEmpty;
}

function drawn(chance: Chance): Order {
  const lot = chance.below(8);
  return { fromRight: (lot & 1) !== 0, fromBottom: (lot & 2) !== 0, byColumns: (lot & 4) !== 0 };
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

function plantPart(attempt: Attempt, queue: Kind[], part: Part, order: Order): void {
  const { bed } = attempt;
  const { fromRight, fromBottom, byColumns } = order;
  const [width, height] = [part.right - part.left, part.bottom - part.top];
  for (let cell = 0; cell < width * height && queue.length > 0; cell += 1) {
    const across = byColumns ? Math.floor(cell / height) : cell % width;
    const down = byColumns ? cell % height : Math.floor(cell / width);
    const x = fromRight ? part.right - 1 - across : part.left + across;
    const y = fromBottom ? part.bottom - 1 - down : part.top + down;
    if (!bed.isFree(x, y)) continue;
    // The plant's own corner at that cell, the one that is toward where the planting began.
    const next = queue.findIndex((kind) =>
      attempt.place(kind, fromRight ? x - kind.width + 1 : x, fromBottom ? y - kind.height + 1 : y),
    );
    if (next >= 0) queue.splice(next, 1);
  }
}
