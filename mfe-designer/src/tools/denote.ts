import { denotableAt } from '../grid/denote';
import { cellAt } from '../grid/line';
import { momentary, type Tool } from './tool';

/** Denote asks for a name for the connected soil; a plot that has one is pointed out (1 §4). */
export const denote: Tool = {
  mode: 'denote',
  begin(design, at) {
    const cell = cellAt(at, design);
    if (cell === undefined) return null;
    const found = denotableAt(design, cell);
    if (found.kind === 'nothing') return null;
    return momentary({ design }, found.kind === 'region' ? { kind: 'name', cells: found.cells } : found);
  },
};
