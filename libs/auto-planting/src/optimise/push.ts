import type { Footprint } from '@planted/garden-domain';
import type { Bed, Standing } from '../problem/bed';
import type { Draft } from './draft';
import type { StepTools } from './exchange';
import { targetFor } from './target';

/** How many plants may give way to one, and where each looks for a new place: where room was made, and elsewhere. */
const MOST_PUSHED = 9;
const PLACES_WHERE_ROOM_WAS_MADE = 8;
const PLACES_ELSEWHERE = 4;

/**
 * Moves a plant to a place that others hold in part; they give way to the best of a few places that have room, those
 * that find none are left out (an ejection chain of length two, Glover 1996).
 * @returns whether the change was made; if not, the attempt may hold steps to be undone
 */
export function push(tools: StepTools, draft: Draft, threshold: number): boolean {
  const { attempt, sought, chance } = tools;
  const { bed } = attempt;
  const plant = chance.pick(bed.planned);
  const target = plant && targetFor(bed, plant, sought, chance);
  if (!target) return false;
  const pushed = inTheWay(bed, target, plant);
  if (!pushed) return false;
  draft.begin();
  draft.remove(plant);
  for (const other of pushed) draft.remove(other);
  draft.place(plant.kind, target.x, target.y);
  for (const other of pushed) giveWay(tools, draft, other, plant);
  return draft.gain >= -threshold && draft.make(attempt);
}

/** The planned plants that hold cells of a place, large ones first; undefined where a cell cannot be planted. */
function inTheWay(bed: Bed, { x, y, width, height }: Footprint, moved: Standing): Standing[] | undefined {
  const { free, width: columns } = bed.problem;
  const found: Standing[] = [];
  for (let row = y; row < y + height; row += 1)
    for (let column = x; column < x + width; column += 1) {
      if (free[row * columns + column] === 0) return undefined;
      const plant = bed.at(column, row);
      if (!plant || plant === moved || found.includes(plant)) continue;
      if (found.length === MOST_PUSHED) return undefined;
      found.push(plant);
    }
  return found.sort((a, b) => b.kind.area - a.kind.area);
}

function giveWay(
  { sought, chance }: StepTools,
  draft: Draft,
  plant: Standing,
  { x, y, width, height }: Standing,
): void {
  const { kind } = plant;
  let best = Number.NEGATIVE_INFINITY;
  let bestX = 0;
  let bestY = 0;
  const look = (atX: number, atY: number): void => {
    if (!draft.canPlace(kind, atX, atY)) return;
    const gain = draft.gainBy(kind, atX, atY);
    if (gain <= best) return;
    best = gain;
    bestX = atX;
    bestY = atY;
  };
  for (let i = 0; i < PLACES_WHERE_ROOM_WAS_MADE; i += 1)
    look(
      x - kind.width + 1 + chance.below(width + kind.width - 1),
      y - kind.height + 1 + chance.below(height + kind.height - 1),
    );
  for (let i = 0; i < PLACES_ELSEWHERE; i += 1) {
    const at = targetFor(draft.bed, plant, sought, chance);
    if (at) look(at.x, at.y);
  }
  if (best > 0) draft.place(kind, bestX, bestY);
}
