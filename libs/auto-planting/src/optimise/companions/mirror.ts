import { type Part, withWholePlants } from './part';
import { anyPlant, type Tools } from './tools';

/** Most cells beside the plant on each side that the part begins with, and its longest side once all in it is whole. */
const MARGIN = 2;
const LONGEST_SIDE = 9;
const MOST_PLANTS = 40;

/**
 * Mirrors a part of the plot that no plant crosses, across, down or both ways: a large plant changes its neighbours
 * together with those that stand well beside it.
 * @returns whether it was made
 */
export function mirror(tools: Tools, threshold: number): boolean {
  const { ground, draft, dice } = tools;
  const { kinds, kind, x, y } = ground;
  const part = partAround(tools, anyPlant(tools));
  if (!part || !clear(tools, part)) return false;
  const way = dice.below(3);
  const isAcross = way !== 1;
  const isDown = way !== 0;
  const columns = part.left + part.right;
  const rows = part.top + part.bottom;
  for (let i = 0; i < draft.removedCount; i += 1) {
    const slot = draft.removed[i] as number;
    const of = kind[slot] as number;
    const left = x[slot] as number;
    const top = y[slot] as number;
    draft.place(
      of,
      isAcross ? columns - left - (kinds.widths[of] as number) : left,
      isDown ? rows - top - (kinds.heights[of] as number) : top,
    );
  }
  return draft.make(threshold);
}

/** A part around a plant that no plant crosses; undefined where it would be too large or has cells without soil. */
function partAround({ ground, dice }: Tools, slot: number): Part | undefined {
  const { columns, rows, kind, x, y, kinds } = ground;
  const of = kind[slot] as number;
  const left = x[slot] as number;
  const top = y[slot] as number;
  let part: Part = {
    left: Math.max(0, left - dice.below(MARGIN + 1)),
    top: Math.max(0, top - dice.below(MARGIN + 1)),
    right: Math.min(columns, left + (kinds.widths[of] as number) + dice.below(MARGIN + 1)),
    bottom: Math.min(rows, top + (kinds.heights[of] as number) + dice.below(MARGIN + 1)),
  };
  while (part.right - part.left <= LONGEST_SIDE && part.bottom - part.top <= LONGEST_SIDE) {
    const whole = withWholePlants(ground, part);
    if (!whole || isSame(whole, part)) return whole;
    part = whole;
  }
  return undefined;
}

const isSame = (a: Part, b: Part): boolean =>
  a.left === b.left && a.top === b.top && a.right === b.right && a.bottom === b.bottom;

/** @returns false where nothing can change, or so much that the step would be long */
function clear({ ground, draft }: Tools, { left, top, right, bottom }: Part): boolean {
  draft.begin();
  for (let row = top; row < bottom; row += 1)
    for (let column = left; column < right; column += 1) {
      const slot = ground.cover[row * ground.columns + column] as number;
      if (slot < 0 || ground.x[slot] !== column || ground.y[slot] !== row) continue;
      if (draft.removedCount === MOST_PLANTS) return false;
      draft.remove(slot);
    }
  return draft.removedCount > 1;
}
