import { estimatePlants } from '@planted/garden-domain';
import { Button, IconButton, Minus, Plus, Redo2, Undo2 } from '@planted/ui';
import type { Editor } from '../editor/create-editor';
import { type EditorState, shownDesign } from '../editor/editor-state';
import { countLargePlants, plotFacts } from '../denoted-plots/plot-facts';
import { LiveText } from '../live-text';
import { usePart } from '../use-part';
import { filledArea } from '../grid/design';
import type { PlanStore } from '../plan/plan-store';
import { ZOOM_STEP } from '../plan/view';
import styles from './plan-head.module.css';
import { SideField } from './side-field';

/** Dimension panel, live figures, undo and redo, zoom. */
export function PlanHead({ editor, plan }: { editor: Editor; plan: PlanStore }) {
  return (
    <div className={styles.head}>
      {!isSaved(editor.get()) && (
        <div className={styles.sides} role="group" aria-label="Dimensions">
          <SideField label="Width" side="width" editor={editor} />
          <SideField label="Height" side="height" editor={editor} />
        </div>
      )}
      <div className={styles.facts}>
        <Figures editor={editor} />
        <GoalMeaning editor={editor} />
      </div>
      <div className={styles.controls}>
        <UndoRedo editor={editor} />
        <Zoom plan={plan} />
      </div>
    </div>
  );
}

/** 1 §2: filled cells in ft², width' × height', and round(area / 4). */
function Figures({ editor }: { editor: Editor }) {
  return (
    <dl className={styles.figures}>
      <div>
        <dt>Area</dt>
        <dd className="num">
          <LiveText of={editor} text={areaInWords} isBusy={isDrawing} />
        </dd>
      </div>
      <div>
        <dt>Size</dt>
        <dd className="num">
          <LiveText of={editor} text={sizeInWords} isBusy={isDrawing} />
        </dd>
      </div>
      <div>
        <dt>Plant goal</dt>
        <dd className="num">
          <LiveText of={editor} text={plantGoal} isBusy={isDrawing} />
        </dd>
      </div>
    </dl>
  );
}

/** What the goal means: 16 carrots grow where it counts a quarter of a plant. */
const GoalMeaning = ({ editor }: { editor: Editor }) => (
  <p className={styles.goal}>
    <LiveText of={editor} text={goalMeaning} isBusy={isDrawing} />
  </p>
);

const isDrawing = (state: EditorState): boolean => state.gesture !== null;
const areaInWords = (state: EditorState): string => `${filledArea(shownDesign(state))} ft²`;
/** The grid of a saved bed is its own, with room round it. */
const isSaved = ({ history }: EditorState): boolean => history.present.standing !== undefined;
const sizeInWords = (state: EditorState): string => {
  const design = shownDesign(state);
  const [bed] = design.plots.values();
  if (design.standing && bed) return plotFacts(bed.cells, design).size;
  return `${design.width}' x ${design.height}'`;
};
const goalOf = (state: EditorState): number => estimatePlants(filledArea(shownDesign(state)));
const plantGoal = (state: EditorState): string => String(goalOf(state));
const goalMeaning = (state: EditorState): string =>
  goalOf(state) === 0 ? '' : `about ${countLargePlants(goalOf(state))}`;

/** The buttons say which step they would undo or redo. They stay focusable when there is none. */
function UndoRedo({ editor }: { editor: Editor }) {
  const undone = usePart(editor, ({ history }) => history.past.at(-1)?.name);
  const redone = usePart(editor, ({ history }) => history.future[0]?.name);
  return (
    <>
      <IconButton
        icon={Undo2}
        label={undone === undefined ? 'Undo' : `Undo: ${undone}`}
        aria-disabled={undone === undefined}
        onClick={editor.undo}
      />
      <IconButton
        icon={Redo2}
        label={redone === undefined ? 'Redo' : `Redo: ${redone}`}
        aria-disabled={redone === undefined}
        onClick={editor.redo}
      />
    </>
  );
}

function Zoom({ plan }: { plan: PlanStore }) {
  const zoom = usePart(plan, (state) => state.view.zoom);
  return (
    <>
      <IconButton icon={Minus} label="Zoom out" onClick={() => plan.zoom(1 / ZOOM_STEP)} />
      <output className={styles.zoom} aria-label="Zoom">
        {Math.round(zoom * 100)}%
      </output>
      <IconButton icon={Plus} label="Zoom in" onClick={() => plan.zoom(ZOOM_STEP)} />
      <Button className={styles.fit} onClick={plan.fit}>
        Fit
      </Button>
    </>
  );
}
