import type { CellIndex } from '@planted/garden-domain';
import { type Design, withFilled } from './design';

/** Sets cells to soil (1) or to empty (0). The same design when nothing changes. */
export function paintCells(design: Design, cells: readonly CellIndex[], state: 0 | 1): Design {
  if (cells.every((cell) => design.filled[cell] === state)) return design;
  const filled = design.filled.slice();
  for (const cell of cells) filled[cell] = state;
  return withFilled(design, filled);
}
