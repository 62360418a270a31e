import type { Part } from './part';
import type { Tools } from './tools';

/** A part of the plot: at least so many feet, at most so many more. */
const SMALLEST_SIDE = 2;
const MORE_SIDE = 5;
/** How often of 100 a cell is left out: in one planting hardly any, in another many. */
const SKIPPED = [0, 5, 30] as const;
/** How often of 100 plants are taken by their size instead of by what they gain. */
const BY_SIZE = 30;

/**
 * Clears a small part of the plot and plants it anew, row by row, each free cell with what gains most for its size
 * there, or with what is large, give or take some chance.
 * @returns whether it was made
 */
export function replant(tools: Tools, threshold: number): boolean {
  const { ground, draft, dice } = tools;
  draft.begin();
  const { left, top, right, bottom } = clearPart(tools);
  const skipped = SKIPPED[dice.below(SKIPPED.length)] as number;
  const isBySize = dice.below(100) < BY_SIZE;
  for (let y = top; y < bottom; y += 1)
    for (let x = left; x < right; x += 1) {
      if (!draft.isFree(y * ground.columns + x) || dice.below(100) < skipped) continue;
      const best = bestAt(tools, x, y, isBySize);
      if (best >= 0) draft.place(best, x, y);
    }
  return draft.make(threshold);
}

/** Plants that lie in the part in part belong to it whole. */
function clearPart({ ground, draft, dice }: Tools): Part {
  const { columns, rows, cover, kinds } = ground;
  const width = SMALLEST_SIDE + dice.below(MORE_SIDE);
  const height = SMALLEST_SIDE + dice.below(MORE_SIDE);
  const x = Math.max(0, dice.below(columns) - (width >> 1));
  const y = Math.max(0, dice.below(rows) - (height >> 1));
  let part: Part = {
    left: x,
    top: y,
    right: Math.min(columns, x + width),
    bottom: Math.min(rows, y + height),
  };
  const { right, bottom } = part;
  for (let row = y; row < bottom; row += 1)
    for (let column = x; column < right; column += 1) {
      const cell = row * columns + column;
      const slot = cover[cell] as number;
      if (slot < 0 || draft.isFreed(cell)) continue;
      draft.remove(slot);
      const kind = ground.kind[slot] as number;
      const left = ground.x[slot] as number;
      const top = ground.y[slot] as number;
      part = {
        left: Math.min(part.left, left),
        top: Math.min(part.top, top),
        right: Math.max(part.right, left + (kinds.widths[kind] as number)),
        bottom: Math.max(part.bottom, top + (kinds.heights[kind] as number)),
      };
    }
  return part;
}

/** The kind to plant there, or -1. */
function bestAt({ ground, draft, dice }: Tools, x: number, y: number, isBySize: boolean): number {
  const { kinds } = ground;
  let best = -1;
  let most = 0;
  for (let kind = 0; kind < kinds.count; kind += 1) {
    if (!draft.admits(kind) || !draft.hasRoom(kind, x, y)) continue;
    const area = kinds.areas[kind] as number;
    const worth = isBySize
      ? area * (25 + dice.below(100))
      : (draft.gainBy(kind, x, y) * (75 + dice.below(50))) / area;
    if (worth <= most) continue;
    best = kind;
    most = worth;
  }
  return best;
}
