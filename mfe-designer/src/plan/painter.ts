import type { Editor } from '../editor/create-editor';
import { shownIn } from '../editor/editor-state';
import { cellAt } from '../grid/line';
import { drawGrid, drawRulers } from './draw-grid';
import { drawBrush, drawCursor, drawLifted } from './draw-marks';
import { drawSoil } from './draw-soil';
import { drawTags } from './draw-tags';
import { onThemeChange, readPalette } from './palette';
import type { PlanStore } from './plan-store';
import { cellSize, toPoint } from './view';

/**
 * Draws the plan whenever something in it has changed, at most once a frame, and not at all while idle.
 * @returns stops it
 */
export function startPainter(canvas: HTMLCanvasElement, editor: Editor, plan: PlanStore): () => void {
  const ctx = canvas.getContext('2d');
  const host = canvas.parentElement;
  if (!ctx || !host) return () => undefined;
  let palette = readPalette(host);
  let frame = 0;

  function paint(context: CanvasRenderingContext2D): void {
    frame = 0;
    const { box, view, pointer, keyboard } = plan.get();
    const state = editor.get();
    const { design, lifted } = shownIn(state);
    const cell = cellSize(view);
    fitToScreen(canvas, box.width, box.height);
    const ratio = canvas.width / Math.max(1, box.width);
    context.setTransform(ratio, 0, 0, ratio, 0, 0);
    context.clearRect(0, 0, box.width, box.height);
    context.translate(view.left, view.top);
    drawGrid(context, design, cell, palette);
    drawSoil(context, design, cell, palette, state.selected);
    if (lifted) drawLifted(context, design, lifted, cell, palette);
    const at = pointer && toPoint(view, pointer);
    if (at && !lifted && cellAt(at, design) !== undefined) drawBrush(context, at, cell, state.mode, palette);
    if (keyboard && design.filled.length > 0) drawCursor(context, state.cursor, cell, palette);
    if (!lifted) drawTags(context, design, cell, palette, state.selected);
    context.translate(-view.left, -view.top);
    drawRulers(context, design, view, box, palette);
  }

  const changed = () => {
    frame ||= requestAnimationFrame(() => paint(ctx));
  };
  const stops = [
    editor.subscribe(changed),
    plan.subscribe(changed),
    onThemeChange(() => {
      palette = readPalette(host);
      changed();
    }),
  ];
  changed();
  void document.fonts?.ready.then(changed);
  return () => {
    cancelAnimationFrame(frame);
    for (const stop of stops) stop();
  };
}

/** As many device pixels as the screen has under the box. */
function fitToScreen(canvas: HTMLCanvasElement, width: number, height: number): void {
  const ratio = window.devicePixelRatio || 1;
  const across = Math.round(width * ratio);
  const down = Math.round(height * ratio);
  if (canvas.width !== across) canvas.width = across;
  if (canvas.height !== down) canvas.height = down;
}
