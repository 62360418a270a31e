import type { Design } from '../grid/design';
import type { Point } from '../grid/line';
import type { Lifted, ToolMode } from '../tools/tool';
import { outlineOf } from './outlines';
import type { Palette } from './palette';

const takesAway: ReadonlySet<ToolMode> = new Set(['remove', 'delete']);

/** The brush on the cell under the pointer; with a cross where it takes away. */
export function drawBrush(
  ctx: CanvasRenderingContext2D,
  at: Point,
  cell: number,
  mode: ToolMode,
  palette: Palette,
): void {
  const x = Math.floor(at.x) * cell;
  const y = Math.floor(at.y) * cell;
  ctx.beginPath();
  ctx.roundRect(x + 0.5, y + 0.5, cell - 1, cell - 1, Math.min(4, cell * 0.16));
  ctx.fillStyle = ctx.strokeStyle = takesAway.has(mode) ? palette.invalid : palette.valid;
  ctx.globalAlpha = 0.22;
  ctx.fill();
  ctx.globalAlpha = 1;
  ctx.lineWidth = 2;
  ctx.stroke();
  if (takesAway.has(mode)) drawSign(ctx, x + cell / 2, y + cell / 2, cell * 0.18, 'cross');
}

/** The keyboard's cell: an outline inside it. */
export function drawCursor(ctx: CanvasRenderingContext2D, at: Point, cell: number, palette: Palette): void {
  const box = [at.x * cell + 2.5, at.y * cell + 2.5, cell - 5, cell - 5, 2] as const;
  for (const [width, color] of [[5, palette.raised] as const, [3, palette.focus] as const]) {
    ctx.beginPath();
    ctx.roundRect(...box);
    ctx.lineWidth = width;
    ctx.strokeStyle = color;
    ctx.stroke();
  }
}

/** A block in the hand: faded where it stood, dashed where it would lie, with a tick or a cross. */
export function drawLifted(
  ctx: CanvasRenderingContext2D,
  design: Design,
  { cells, offset, problem }: Lifted,
  cell: number,
  palette: Palette,
): void {
  const outline = outlineOf(cells, design.width, design.height, cell);
  ctx.save();
  ctx.globalAlpha = 0.6;
  ctx.fillStyle = palette.gridGround;
  ctx.fill(outline, 'evenodd');
  ctx.translate(offset.dx * cell, offset.dy * cell);
  ctx.globalAlpha = 0.85;
  ctx.fillStyle = palette.soil;
  ctx.fill(outline, 'evenodd');
  ctx.globalAlpha = 0.3;
  ctx.fillStyle = problem ? palette.invalid : palette.valid;
  ctx.fill(outline, 'evenodd');
  ctx.globalAlpha = 1;
  ctx.lineWidth = 3;
  ctx.setLineDash([7, 5]);
  ctx.strokeStyle = problem ? palette.invalid : palette.valid;
  ctx.stroke(outline);
  ctx.setLineDash([]);
  const last = cells.at(-1) ?? 0;
  const x = (last % design.width) * cell + cell / 2;
  const y = Math.floor(last / design.width) * cell + cell / 2;
  ctx.beginPath();
  ctx.arc(x, y, 9, 0, Math.PI * 2);
  ctx.fillStyle = problem ? palette.invalid : palette.valid;
  ctx.fill();
  ctx.lineWidth = 2;
  ctx.strokeStyle = palette.raised;
  ctx.stroke();
  drawSign(ctx, x, y, 3.5, problem ? 'cross' : 'tick');
  ctx.restore();
}

function drawSign(
  ctx: CanvasRenderingContext2D,
  x: number,
  y: number,
  arm: number,
  sign: 'tick' | 'cross',
): void {
  ctx.beginPath();
  if (sign === 'cross') {
    ctx.moveTo(x - arm, y - arm);
    ctx.lineTo(x + arm, y + arm);
    ctx.moveTo(x + arm, y - arm);
    ctx.lineTo(x - arm, y + arm);
  } else {
    ctx.moveTo(x - arm * 1.2, y);
    ctx.lineTo(x - arm * 0.3, y + arm);
    ctx.lineTo(x + arm * 1.2, y - arm);
  }
  ctx.stroke();
}
