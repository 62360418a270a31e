import { type CellIndex, connectedRegion } from '@planted/garden-domain';
import type { Design, Plot } from './design';
import { moveStanding } from './plants-on-soil';

/** Whole cells to the right and down. */
export interface Offset {
  readonly dx: number;
  readonly dy: number;
}

export type MoveProblem = 'outside' | 'overlap';

/** The connected soil that Move takes hold of; none on an empty cell. */
export function blockAt(design: Design, cell: CellIndex): CellIndex[] {
  return design.filled[cell] === 1 ? connectedRegion(design.filled, design, cell) : [];
}

/** Why the block cannot go there: it would leave the grid, or cover other soil. */
export function moveProblem(
  design: Design,
  block: readonly CellIndex[],
  { dx, dy }: Offset,
): MoveProblem | undefined {
  const own = new Uint8Array(design.filled.length);
  for (const cell of block) own[cell] = 1;
  let overlaps = false;
  for (const cell of block) {
    const column = (cell % design.width) + dx;
    const row = Math.floor(cell / design.width) + dy;
    if (column < 0 || row < 0 || column >= design.width || row >= design.height) return 'outside';
    const target = row * design.width + column;
    overlaps ||= design.filled[target] === 1 && own[target] === 0;
  }
  return overlaps ? 'overlap' : undefined;
}

/** Moves the block, those parts of plots that lie in it, and what stands on it. Only for offsets without a problem. */
export function moveBlock(design: Design, block: readonly CellIndex[], { dx, dy }: Offset): Design {
  if (dx === 0 && dy === 0) return design;
  const shift = dy * design.width + dx;
  const filled = design.filled.slice();
  for (const cell of block) filled[cell] = 0;
  for (const cell of block) filled[cell + shift] = 1;
  const own = new Set(block);
  const plots = new Map<string, Plot>();
  for (const [name, plot] of design.plots) {
    const cells = plot.cells.map((cell) => (own.has(cell) ? cell + shift : cell)).sort((a, b) => a - b);
    plots.set(name, { ...plot, cells });
  }
  const { standing } = design;
  const moved = standing && { standing: moveStanding(standing, own, design, { dx, dy }) };
  return { ...design, filled, plots, ...moved };
}
