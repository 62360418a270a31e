import { type CellIndex, connectedRegion } from '@planted/garden-domain';
import type { Design } from './design';
import { paintCells } from './paint';

/** Fill (1 §4): the empty cells connected to the start become soil. Starting on soil changes nothing. */
export function floodFill(design: Design, start: CellIndex): Design {
  if (design.filled[start] !== 0) return design;
  return paintCells(design, connectedRegion(design.filled, design, start), 1);
}

/** Delete (1 §4): the soil connected to the start becomes empty. Starting on an empty cell changes nothing. */
export function floodDelete(design: Design, start: CellIndex): Design {
  if (design.filled[start] !== 1) return design;
  return paintCells(design, connectedRegion(design.filled, design, start), 0);
}

/** Clear the Grid (1 §4). */
export function clearGrid(design: Design): Design {
  if (!design.filled.includes(1)) return design;
  return { ...design, filled: new Uint8Array(design.filled.length), plots: new Map() };
}
