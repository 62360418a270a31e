import type { Editor } from '../editor/create-editor';
import { shownIn } from '../editor/editor-state';
import { type Area, brushCell, dirtyArea, grow, type Scene, wholeGrid } from './dirty';
import { drawGrid, drawRulers } from './draw-grid';
import { drawBrush, drawCursor, drawLifted } from './draw-marks';
import { drawSoil } from './draw-soil';
import { drawTags } from './draw-tags';
import { onThemeChange, type Palette, readPalette } from './palette';
import type { PlanStore } from './plan-store';
import { cellSize, fits, RULER } from './view';

/**
 * Draws the plan whenever something in it has changed, at most once a frame and only where it has changed, and
 * not at all while idle.
 * @returns stops it
 */
export function startPainter(canvas: HTMLCanvasElement, editor: Editor, plan: PlanStore): () => void {
  const ctx = canvas.getContext('2d');
  const host = canvas.parentElement;
  if (!ctx || !host) return () => undefined;
  let palette = readPalette(host);
  let frame = 0;
  let drawn: Scene | null = null;

  function paint(context: CanvasRenderingContext2D): void {
    frame = 0;
    if (fitToScreen(canvas, plan.get().box)) drawn = null;
    const scene = sceneOf(editor, plan, palette);
    const dirty = dirtyArea(drawn, scene);
    if (dirty === null) return;
    drawn = scene;
    const { width } = plan.get().box;
    const ratio = canvas.width / Math.max(1, width);
    context.setTransform(ratio, 0, 0, ratio, 0, 0);
    if (dirty === 'all' || reachesRulers(dirty, scene)) {
      context.clearRect(0, 0, width, plan.get().box.height);
      drawScene(context, scene, wholeGrid(scene.design), ratio);
      drawRulers(context, scene.design, scene.view, scene.box, palette);
      return;
    }
    context.save();
    clipTo(context, grow(dirty, 1, scene.design), scene, ratio);
    drawScene(context, scene, grow(dirty, 2, scene.design), ratio);
    context.restore();
  }

  const changed = () => {
    frame ||= requestAnimationFrame(() => paint(ctx));
  };
  const afresh = () => {
    drawn = null;
    changed();
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
  void document.fonts?.ready.then(afresh);
  return () => {
    cancelAnimationFrame(frame);
    for (const stop of stops) stop();
  };
}

function sceneOf(editor: Editor, plan: PlanStore, palette: Palette): Scene {
  const { box, view, pointer, keyboard } = plan.get();
  const state = editor.get();
  const { design, lifted } = shownIn(state);
  const hasCursor = keyboard && design.filled.length > 0;
  return {
    design,
    lifted,
    selected: state.selected,
    mode: state.mode,
    view,
    box,
    palette,
    brush: lifted ? undefined : brushCell(pointer, view, design),
    cursor: hasCursor ? state.cursor.y * design.width + state.cursor.x : undefined,
  };
}

/** @param area which cells are needed; what else is drawn falls outside the clip */
function drawScene(ctx: CanvasRenderingContext2D, scene: Scene, area: Area, ratio: number): void {
  const { design, lifted, view, palette, selected, mode, brush, cursor } = scene;
  const cell = cellSize(view);
  const placeOf = (at: number) => ({ x: at % design.width, y: Math.floor(at / design.width) });
  ctx.translate(view.left, view.top);
  drawGrid(ctx, design, area, cell, palette, ratio);
  drawSoil(ctx, design, area, cell, palette, selected);
  if (lifted) drawLifted(ctx, design, lifted, cell, palette);
  if (brush !== undefined) drawBrush(ctx, placeOf(brush), cell, mode, palette);
  if (cursor !== undefined) drawCursor(ctx, placeOf(cursor), cell, palette);
  if (!lifted) drawTags(ctx, design, cell, palette, selected);
  ctx.translate(-view.left, -view.top);
}

/** Whole device pixels, so that no seam is left where two pictures meet. */
function clipTo(ctx: CanvasRenderingContext2D, area: Area, { view }: Scene, ratio: number): void {
  const cell = cellSize(view);
  const down = (length: number) => Math.floor(length * ratio) / ratio;
  const up = (length: number) => Math.ceil(length * ratio) / ratio;
  // The grid's edge is drawn half outside it.
  const left = down(view.left + area.left * cell - 1);
  const top = down(view.top + area.top * cell - 1);
  const right = up(view.left + area.right * cell + 1);
  const bottom = up(view.top + area.bottom * cell + 1);
  ctx.beginPath();
  ctx.rect(left, top, right - left, bottom - top);
  ctx.clip();
  ctx.clearRect(left, top, right - left, bottom - top);
}

/** Whether the picture there reaches under a ruler, which lies on the plan where that is larger than its box. */
function reachesRulers({ left, top }: Area, { design, view, box }: Scene): boolean {
  if (fits(view, design, box)) return false;
  const cell = cellSize(view);
  return view.left + (left - 2) * cell < RULER || view.top + (top - 2) * cell < RULER;
}

/** As many device pixels as the screen has under the box. @returns whether the canvas is empty now */
function fitToScreen(canvas: HTMLCanvasElement, box: { width: number; height: number }): boolean {
  const ratio = window.devicePixelRatio || 1;
  const across = Math.round(box.width * ratio);
  const down = Math.round(box.height * ratio);
  if (canvas.width === across && canvas.height === down) return false;
  canvas.width = across;
  canvas.height = down;
  return true;
}
