import { filledArea } from '../grid/design';
import { floodFill } from '../grid/flood';
import { cellAt } from '../grid/line';
import { momentary, squares, type Tool } from './tool';

/** Fill floods the connected empty cells (1 §4). */
export const fill: Tool = {
  mode: 'fill',
  begin(before, at) {
    const cell = cellAt(at, before);
    if (cell === undefined) return null;
    const design = floodFill(before, cell);
    if (design === before) return null;
    const step = `Fill ${squares(filledArea(design) - filledArea(before))}`;
    return momentary({ design }, { kind: 'changed', step, design });
  },
};
