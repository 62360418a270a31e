import { type CellIndex, type GridSize, MAX_SIDE } from '@planted/garden-domain';
import type { Design, Plot } from './design';

/** What an empty dimension field means, in feet (1 §5). */
const FALLBACK_SIDE = 25;
export const MIN_SIDE = 0;

/**
 * A side as typed, in feet: empty or no number → 25; else a whole number from 0 to 50, the nearest that is
 * allowed (the input's bounds alone would not stop a typed 51).
 */
export function sideFromInput(typed: string): number {
  const feet = typed.trim() === '' ? Number.NaN : Number(typed);
  if (Number.isNaN(feet)) return FALLBACK_SIDE;
  return Math.min(MAX_SIDE, Math.max(MIN_SIDE, Math.floor(feet)));
}

/** Another size, the top left corner staying where it is. Cells and plots keep what still fits. */
export function resizeDesign(design: Design, { width, height }: GridSize): Design {
  if (width === design.width && height === design.height) return design;
  const filled = new Uint8Array(width * height);
  const columns = Math.min(width, design.width);
  for (let row = 0; row < Math.min(height, design.height); row += 1) {
    const start = row * design.width;
    filled.set(design.filled.subarray(start, start + columns), row * width);
  }
  const moved = (cell: CellIndex): CellIndex[] => {
    const column = cell % design.width;
    const row = Math.floor(cell / design.width);
    return column < width && row < height ? [row * width + column] : [];
  };
  const plots = new Map<string, Plot>();
  for (const [name, plot] of design.plots) {
    const cells = plot.cells.flatMap(moved);
    if (cells.length > 0) plots.set(name, { ...plot, cells });
  }
  return { ...design, width, height, filled, plots };
}
