import type { Kind } from '../problem/kind';
import type { Draft } from './draft';
import type { StepTools } from './exchange';
import { partOf } from './part';

/** How often a cell is left out: in one planting hardly any, in another many. */
const SKIPPED = [0, 0.05, 0.3];
/** How often plants are taken by their size instead. */
const BY_SIZE = 0.3;

/**
 * Clears a small part of the plot and plants it anew, row by row, each free cell with what gains most for its size
 * there, or with what is large, give or take some chance.
 * @returns whether the change was made; if not, the attempt may hold steps to be undone
 */
export function replantByGain(
  { attempt, chance }: StepTools,
  draft: Draft,
  kinds: readonly Kind[],
  threshold: number,
): boolean {
  const { bed } = attempt;
  const part = partOf(bed, chance);
  const skipped = chance.pick(SKIPPED) ?? 0;
  const worthOf: WorthOf =
    chance.random() < BY_SIZE
      ? ({ area }) => area * (0.25 + chance.random())
      : (kind, x, y) => (draft.gainBy(kind, x, y) / kind.area) * (0.75 + chance.random() / 2);
  draft.begin();
  for (const plant of part.plants) draft.remove(plant);
  for (let y = part.top; y < part.bottom; y += 1)
    for (let x = part.left; x < part.right; x += 1) {
      if (!draft.isFree(x, y) || chance.random() < skipped) continue;
      const best = bestAt(draft, kinds, x, y, worthOf);
      if (best) draft.place(best, x, y);
    }
  return draft.gain >= -threshold && draft.make(attempt);
}

type WorthOf = (kind: Kind, x: number, y: number) => number;

function bestAt(
  draft: Draft,
  kinds: readonly Kind[],
  x: number,
  y: number,
  worthOf: WorthOf,
): Kind | undefined {
  let best: Kind | undefined;
  let most = 0;
  for (const kind of kinds) {
    if (draft.spare(kind) <= 0 || !draft.canPlace(kind, x, y)) continue;
    const worth = worthOf(kind, x, y);
    if (worth <= most) continue;
    best = kind;
    most = worth;
  }
  return best;
}
