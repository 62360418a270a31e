import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';
import type { Editor } from '../editor/create-editor';
import { type EditorState, shownDesign } from '../editor/editor-state';
import { LiveText } from '../live-text';
import { usePart } from '../use-part';
import { isNarrowScreen } from '../garden-styles';
import { CellLayer, cellId } from './cell-layer';
import { startPainter } from './painter';
import styles from './plan.module.css';
import { pressKey, releaseKey } from './plan-keys';
import { listenToPointers } from './plan-pointer';
import type { PlanStore } from './plan-store';
import { ZOOM_STEP } from './view';

const zoomKeys = new Map([
  ['+', ZOOM_STEP],
  ['=', ZOOM_STEP],
  ['-', 1 / ZOOM_STEP],
]);

const saidLast = (state: EditorState): string => state.said;
const never = (): boolean => false;

interface PlanProps {
  readonly editor: Editor;
  readonly plan: PlanStore;
  /** Drawn over the canvas, to look at only. */
  readonly children?: ReactNode;
}

/** The plan: one canvas that only draws, under one grid for keyboard and screen reader that takes every input. */
export function Plan({ editor, plan, children }: PlanProps) {
  const frame = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const surface = useRef<HTMLDivElement>(null);
  const columns = usePart(editor, (state) => shownDesign(state).width);
  const rows = usePart(editor, (state) => shownDesign(state).height);
  const cursor = usePart(editor, (state) => state.cursor);
  const mode = usePart(editor, (state) => state.mode);

  useEffect(() => {
    const box = frame.current;
    if (!box) return undefined;
    const measure = () => {
      // Hidden, as while another page is on its way, it has no size to look through.
      if (box.clientWidth > 0)
        plan.measure({ width: box.clientWidth, height: box.clientHeight }, isNarrowScreen());
    };
    measure();
    const watch = new ResizeObserver(measure);
    watch.observe(box);
    return () => watch.disconnect();
  }, [plan]);

  useEffect(() => {
    plan.settle();
  }, [plan, columns, rows]);

  useEffect(() => (canvas.current ? startPainter(canvas.current, editor, plan) : undefined), [editor, plan]);
  useEffect(
    () => (surface.current ? listenToPointers(surface.current, editor, plan) : undefined),
    [editor, plan],
  );

  function onKeyDown(event: KeyboardEvent): void {
    const factor = zoomKeys.get(event.key);
    if (factor !== undefined && !event.ctrlKey && !event.metaKey) plan.zoom(factor);
    else if (!pressKey(editor, event)) return;
    event.preventDefault();
    plan.showKeyboard(true);
    plan.reveal(editor.get().cursor);
  }

  const size = { '--columns': columns, '--rows': rows } as React.CSSProperties;
  return (
    <div ref={frame} className={styles.frame} style={size} data-mode={mode}>
      <canvas ref={canvas} className={styles.canvas} aria-hidden />
      {children}
      <div
        ref={surface}
        className={styles.surface}
        role="grid"
        tabIndex={0}
        aria-label={`Garden grid, ${columns} by ${rows} feet`}
        aria-rowcount={rows}
        aria-colcount={columns}
        aria-activedescendant={cellId(cursor)}
        onKeyDown={onKeyDown}
        onKeyUp={(event) => releaseKey(editor, event)}
        onFocus={(event) => plan.showKeyboard(event.currentTarget.matches(':focus-visible'))}
        onBlur={() => plan.showKeyboard(false)}
      >
        <CellLayer editor={editor} plan={plan} />
      </div>
      <p className="vh" role="status">
        <LiveText of={editor} text={saidLast} isBusy={never} />
      </p>
    </div>
  );
}
