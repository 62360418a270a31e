import type { Editor } from '../editor/create-editor';
import { shownDesign } from '../editor/editor-state';
import { middleOf } from '../grid/line';
import { TOOL_MODES, type ToolMode } from '../tools/tool';

/** What the keyboard handler reads of a key event. */
export interface Key {
  readonly key: string;
  readonly shiftKey: boolean;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
}

const arrows = new Map([
  ['ArrowLeft', { x: -1, y: 0 }],
  ['ArrowRight', { x: 1, y: 0 }],
  ['ArrowUp', { x: 0, y: -1 }],
  ['ArrowDown', { x: 0, y: 1 }],
]);

const paints: ReadonlySet<ToolMode> = new Set(['add', 'remove']);

/**
 * Drawing without a pointer. Arrows walk and stop at the edges, Space uses the tool, Shift and arrows paint
 * along, Home and End go to the ends of the row (with Ctrl: of the grid), Delete empties the cell, Escape drops
 * what is held, 1 to 6 choose a tool. With Move, Space takes and puts down.
 * @returns whether the key meant something
 */
export function pressKey(editor: Editor, { key, shiftKey, ctrlKey, metaKey }: Key): boolean {
  const { mode, cursor, gesture } = editor.get();
  const design = shownDesign(editor.get());
  const here = () => {
    const now = editor.get().cursor;
    return middleOf(now.y * design.width + now.x, design);
  };
  const step = arrows.get(key);
  const end = endOf(key, ctrlKey || metaKey, cursor, design);
  if (step || end) {
    const extend = shiftKey && step !== undefined && paints.has(mode);
    if (extend && !gesture) editor.press(here());
    if (!extend && gesture && paints.has(mode)) editor.release();
    editor.moveCursor(end ?? { x: cursor.x + (step?.x ?? 0), y: cursor.y + (step?.y ?? 0) });
    if (editor.get().gesture) editor.drag([here()]);
    return true;
  }
  if (ctrlKey || metaKey) return false;
  if (key === ' ' || key === 'Enter') {
    if (gesture) editor.release();
    else if (editor.press(here()) && mode !== 'move') editor.release();
    return true;
  }
  if (key === 'Escape' && gesture) {
    editor.cancel();
    return true;
  }
  if (key === 'Delete' || key === 'Backspace') {
    editor.useOnce('remove', here());
    return true;
  }
  const tool = TOOL_MODES[Number(key) - 1];
  if (tool) editor.chooseMode(tool);
  return tool !== undefined;
}

/** Letting go of Shift ends the stroke that it painted. */
export function releaseKey(editor: Editor, { key }: Pick<Key, 'key'>): void {
  const { gesture, mode } = editor.get();
  if (key === 'Shift' && gesture && paints.has(mode)) editor.release();
}

function endOf(
  key: string,
  whole: boolean,
  cursor: { x: number; y: number },
  { width, height }: { width: number; height: number },
): { x: number; y: number } | undefined {
  if (key === 'Home') return { x: 0, y: whole ? 0 : cursor.y };
  if (key === 'End') return { x: width - 1, y: whole ? height - 1 : cursor.y };
  return undefined;
}
