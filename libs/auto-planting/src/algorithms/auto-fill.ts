import type { Bed } from '../problem/bed';
import type { Kind } from '../problem/kind';
import { inOrder } from './in-order';

const NOT_FILLED = 'Could not auto-fill remaining spaces';
const FILLED = 'Filled remaining spaces with compatible filler plants';
const FILLED_WITH_OWN = 'Filled remaining spaces with compatible plants';
const NO_FILLER = 'No suitable filler plants found for remaining spaces';

/**
 * Fills what is free with plants that have no bad companion within reach (2 §8): medium fillers first, then small.
 * @returns warnings
 */
export function autoFill(bed: Bed, random: () => number): readonly string[] {
  const { fillers, options, cellBudget, rotation } = bed.problem;
  if (!options.autoFillEmpty || bed.usedCells >= cellBudget) return [];
  // With their own plants only and strict counts the gardener has asked for nothing more.
  if (options.onlyUserSelected && options.strictCounts) return [];
  if (fillers.length === 0) return [NOT_FILLED];
  const before = bed.planned.length;
  const order = { variance: 0, pollinatorsFirst: options.prioritizePollinators };
  const queue = inOrder(fillers, ({ area }) => -area, order, random);
  for (let y = 0; y < bed.problem.height; y += 1)
    for (let x = 0; x < bed.problem.width; x += 1) {
      if (!bed.isFree(x, y)) continue;
      const kind = queue.find(
        (filler) =>
          bed.canPlace(filler, x, y) && bed.isAmongFriends(filler, x, y) && !rotation?.countAt(filler, x, y),
      );
      if (kind) {
        bed.place(kind, x, y);
        takeTurn(queue, kind, options.prioritizePollinators);
      }
    }
  if (bed.planned.length === before) return [NO_FILLER];
  return [options.onlyUserSelected ? FILLED_WITH_OWN : FILLED];
}

/** The one that was used goes behind the others that are even with it, so that a fill is mixed. */
function takeTurn(queue: Kind[], used: Kind, pollinatorsFirst: boolean): void {
  const isEven = ({ area, isPollinator }: Kind) =>
    area === used.area && (!pollinatorsFirst || isPollinator === used.isPollinator);
  const last = queue.findLastIndex((kind) => isEven(kind));
  queue.splice(last + 1, 0, used);
  queue.splice(queue.indexOf(used), 1);
}
