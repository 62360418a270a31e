import '@planted/ui/styles.css';
import { MemoryRouter, newId } from '@planted/mfe-kit';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createRoot } from 'react-dom/client';
import { Designer } from '../../src/designer/designer';
import { createEditor } from '../../src/editor/create-editor';
import { freshStart, shownDesign } from '../../src/editor/editor-state';
import { gardenStyles } from '../../src/garden-styles';
import { emptyDesign, filledArea } from '../../src/grid/design';
import { middleOf } from '../../src/grid/line';
import { paintCells } from '../../src/grid/paint';
import { createPlanStore } from '../../src/plan/plan-store';
import { cellSize } from '../../src/plan/view';
import { type Measured, SIDE } from './measured';

const size = { width: SIDE, height: SIDE };

/** The whole designer as it is shown, on a grid of 50 × 50. */
export async function show(root: HTMLElement): Promise<Measured> {
  const editor = createEditor({
    kept: freshStart(size),
    newId,
    tell: { refused: () => undefined, gone: () => () => {} },
  });
  const plan = createPlanStore(() => shownDesign(editor.get()));
  const [style] = gardenStyles;
  if (!style) throw new Error('no style');
  createRoot(root).render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>
        <Designer style={style} editor={editor} plan={plan} onStartAfresh={() => undefined} />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  while (plan.get().box.width === 0) await nextFrame();
  plan.fit();
  return {
    grid() {
      const { left, top } = document.querySelector('[role=grid]')?.getBoundingClientRect() ?? {
        left: 0,
        top: 0,
      };
      const { view } = plan.get();
      return { left: left + view.left, top: top + view.top, cell: cellSize(view) };
    },
    choose: editor.chooseMode,
    undo: editor.undo,
    area: () => filledArea(shownDesign(editor.get())),
    start(cells) {
      editor.startAfresh(size);
      if (cells.length > 0) editor.openExample(paintCells(emptyDesign(size), cells, 1));
      editor.chooseMode('add');
    },
    async strokes(count) {
      for (let at = 0; at < count; at += 1) {
        const from = middleOf((at * 7919) % (SIDE * SIDE), size);
        editor.chooseMode(at % 2 === 0 ? 'add' : 'remove');
        if (editor.press(from)) {
          editor.drag([{ x: from.x + 4, y: from.y }]);
          editor.release();
        }
        if (at % 50 === 0) await nextFrame();
      }
    },
  };
}

const nextFrame = (): Promise<unknown> => new Promise((done) => requestAnimationFrame(done));
