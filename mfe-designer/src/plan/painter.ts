import type { Editor } from '../editor/create-editor';
import { shownIn } from '../editor/editor-state';
import type { Shown } from '../tools/tool';
import { type Area, areaUnder, brushCell, dirtyRect, grow, type Rect, type Scene, wholeGrid } from './dirty';
import { drawGrid, drawRulers } from './draw-grid';
import { drawBrush, drawCursor, drawLifted } from './draw-marks';
import { drawReadOut } from './draw-read-out';
import { drawSoil } from './draw-soil';
import { drawTags } from './draw-tags';
import { onThemeChange, type Palette, readPalette } from './palette';
import type { PlanState, PlanStore } from './plan-store';
import { placeBeside, type ReadOut, readOutWords } from './read-out';
import { type Box, cellSize, RULER } from './view';

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
    const scene = sceneOf(editor, plan, palette, drawn);
    const dirty = dirtyRect(drawn, scene);
    if (dirty === null) return;
    drawn = scene;
    const { width, height } = scene.box;
    const ratio = canvas.width / Math.max(1, width);
    context.setTransform(ratio, 0, 0, ratio, 0, 0);
    if (dirty === 'all') {
      context.clearRect(0, 0, width, height);
      drawScene(context, scene, wholeGrid(scene.design), ratio);
      drawRulers(context, scene.design, scene.view, scene.box, palette);
    } else {
      context.save();
      clipTo(context, dirty, ratio);
      drawScene(context, scene, grow(areaUnder(dirty, scene.view, scene.design), 1, scene.design), ratio);
      if (reachesRulers(dirty, scene)) drawRulers(context, scene.design, scene.view, scene.box, palette);
    }
    if (scene.readOut) drawReadOut(context, scene.readOut, palette);
    if (dirty !== 'all') context.restore();
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

function sceneOf(editor: Editor, plan: PlanStore, palette: Palette, before: Scene | null): Scene {
  const { box, view, pointer, keyboard } = plan.get();
  const state = editor.get();
  const { design, lifted } = shownIn(state);
  const hasCursor = keyboard && design.filled.length > 0;
  const under = brushCell(pointer, view, design);
  return {
    design,
    lifted,
    selected: state.selected,
    mode: state.mode,
    view,
    box,
    palette,
    under,
    brush: lifted ? undefined : under,
    cursor: hasCursor ? state.cursor.y * design.width + state.cursor.x : undefined,
    readOut: readOutOf(plan.get(), { design, lifted }, under, before),
  };
}

/** The same one as before, where it says the same at the same place. */
function readOutOf(
  { pointer, isFinger, box }: PlanState,
  shown: Shown,
  cell: number | undefined,
  before: Scene | null,
): ReadOut | undefined {
  if (!pointer || cell === undefined) return undefined;
  const { left, top } = placeBeside(pointer, isFinger, box);
  const last = before?.readOut;
  // What is said is worked out from every cell of the plot, and only where it may have changed.
  const isOfSame = before?.under === cell && before.design === shown.design && before.lifted === shown.lifted;
  const words = last && isOfSame ? last.words : readOutWords(shown, cell);
  const isSame =
    last?.left === left && last.top === top && words.every((line, index) => line === last.words[index]);
  return isSame ? last : { left, top, words };
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
  // In a saved garden's bed plants stand where its tag would be.
  if (!lifted && !design.standing) drawTags(ctx, design, cell, palette, selected);
  ctx.translate(-view.left, -view.top);
}

/** Whole device pixels, so that no seam is left where two pictures meet. */
function clipTo(ctx: CanvasRenderingContext2D, rect: Rect, ratio: number): void {
  const left = Math.floor(rect.left * ratio) / ratio;
  const top = Math.floor(rect.top * ratio) / ratio;
  const width = Math.ceil(rect.right * ratio) / ratio - left;
  const height = Math.ceil(rect.bottom * ratio) / ratio - top;
  ctx.beginPath();
  ctx.rect(left, top, width, height);
  ctx.clip();
  ctx.clearRect(left, top, width, height);
}

/** They lie beside the plan or, where it is larger than its box, on it along the box's edge. */
const reachesRulers = ({ left, top }: Rect, { view }: Scene): boolean =>
  left < Math.max(RULER, view.left) || top < Math.max(RULER, view.top);

/** As many device pixels as the screen has under the box. @returns whether the canvas is empty now */
function fitToScreen(canvas: HTMLCanvasElement, box: Box): boolean {
  const ratio = window.devicePixelRatio || 1;
  const across = Math.round(box.width * ratio);
  const down = Math.round(box.height * ratio);
  if (canvas.width === across && canvas.height === down) return false;
  canvas.width = across;
  canvas.height = down;
  return true;
}
