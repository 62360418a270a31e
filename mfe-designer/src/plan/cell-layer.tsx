import type { Editor } from '../editor/create-editor';
import { describeCell, type EditorState, shownDesign } from '../editor/editor-state';
import { usePart } from '../use-part';
import type { PlanStore } from './plan-store';
import { cellSize } from './view';

/** Another id for each cell, so that moving on is announced. */
export const cellId = ({ x, y }: EditorState['cursor']): string => `plan-cell-${x}-${y}`;

/**
 * The keyboard's cell for assistive technology: where it is and what is there. Only this one of up to 2,500 cells
 * is an element; the grid's row and column counts say how many there are.
 */
export function CellLayer({ editor, plan }: { editor: Editor; plan: PlanStore }) {
  const cursor = usePart(editor, (state) => state.cursor);
  const label = usePart(editor, (state) => describeCell(shownDesign(state), state.cursor));
  const view = usePart(plan, (state) => state.view);
  const side = cellSize(view);
  return (
    <div role="row" aria-rowindex={cursor.y + 1}>
      <div
        key={cellId(cursor)}
        id={cellId(cursor)}
        role="gridcell"
        aria-colindex={cursor.x + 1}
        aria-label={label}
        style={{
          position: 'absolute',
          left: view.left + cursor.x * side,
          top: view.top + cursor.y * side,
          width: side,
          height: side,
        }}
      />
    </div>
  );
}
