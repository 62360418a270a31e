import { filledArea } from '../grid/design';
import { floodDelete } from '../grid/flood';
import { cellAt } from '../grid/line';
import { momentary, sentence, squares, type Tool } from './tool';

/** Delete floods the connected soil away (1 §4), named plots in it too. */
export const deleteRegion: Tool = {
  mode: 'delete',
  begin(before, at) {
    const cell = cellAt(at, before);
    if (cell === undefined) return null;
    const design = floodDelete(before, cell);
    if (design === before) return null;
    const deleted = squares(filledArea(before) - filledArea(design));
    return momentary(
      { design },
      { kind: 'changed', step: `Delete ${deleted}`, design, gone: `${sentence(deleted)} deleted` },
    );
  },
};
