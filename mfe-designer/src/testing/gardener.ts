import type { GridSize } from '@planted/garden-domain';
import { createEditor } from '../editor/create-editor';
import { freshStart } from '../editor/editor-state';
import type { Design } from '../grid/design';
import { startHistory } from '../grid/history';
import type { ToolMode } from '../tools/tool';
import { draw, picture } from './picture';

/** Column and row, from 0. */
type Place = readonly [column: number, row: number];

const middle = ([column, row]: Place) => ({ x: column + 0.5, y: row + 0.5 });

/** An editor driven by what a gardener does, with the messages it showed. */
export function gardener(start: string | GridSize) {
  const told: { title: string; message?: string | undefined }[] = [];
  /** What was offered to undo, and whether it still is. */
  const gone: { what: string; undo: () => void; isOffered: boolean }[] = [];
  const present: Design | null = typeof start === 'string' ? draw(start) : null;
  let ids = 0;
  const editor = createEditor({
    kept: present ? { history: startHistory(present), saved: new Set() } : freshStart(start as GridSize),
    newId: () => `00000000-0000-4000-8000-${String((ids += 1)).padStart(12, '0')}`,
    tell: {
      refused: (title, message) => told.push({ title, message }),
      gone(what, undo) {
        const offer = { what, undo, isOffered: true };
        gone.push(offer);
        return () => {
          offer.isOffered = false;
        };
      },
    },
  });
  return {
    editor,
    told,
    gone,
    takes: (mode: ToolMode) => editor.chooseMode(mode),
    /** Presses on the first place, passes the others and lets go on the last. */
    drags(...places: readonly Place[]) {
      const [first, ...rest] = places.map(middle);
      if (!first || !editor.press(first)) return;
      editor.drag(rest);
      editor.release();
    },
    presses(place: Place) {
      if (editor.press(middle(place))) editor.release();
    },
    denotes(place: Place, name: string) {
      editor.chooseMode('denote');
      this.presses(place);
      const { naming } = editor.get();
      if (naming?.kind === 'denote') editor.denote(name, naming.cells);
    },
    sees: () => picture(editor.get().history.present),
    design: () => editor.get().history.present,
  };
}
