import type { GridSize } from '@planted/garden-domain';
import type { Palette } from './palette';
import { type Box, cellSize, EDGE, RULER, type View } from './view';

const FIFTH = 5;

/** The empty grid: ground, lines, and darker lines every five feet. The origin is the grid's top left corner. */
export function drawGrid(
  ctx: CanvasRenderingContext2D,
  grid: GridSize,
  cell: number,
  palette: Palette,
): void {
  const width = grid.width * cell;
  const height = grid.height * cell;
  ctx.fillStyle = palette.gridGround;
  ctx.fillRect(0, 0, width, height);
  for (const fifth of [false, true]) {
    ctx.beginPath();
    for (let x = 0; x <= grid.width; x += 1)
      if ((x % FIFTH === 0) === fifth) line(ctx, x * cell, 0, x * cell, height);
    for (let y = 0; y <= grid.height; y += 1)
      if ((y % FIFTH === 0) === fifth) line(ctx, 0, y * cell, width, y * cell);
    ctx.lineWidth = fifth ? 1.2 : 1;
    ctx.strokeStyle = fifth ? palette.gridLineFifth : palette.gridLine;
    ctx.stroke();
  }
  ctx.lineWidth = 1.2;
  ctx.strokeStyle = palette.gridLineFifth;
  ctx.strokeRect(0, 0, width, height);
}

function line(ctx: CanvasRenderingContext2D, x1: number, y1: number, x2: number, y2: number): void {
  ctx.moveTo(x1, y1);
  ctx.lineTo(x2, y2);
}

/** Feet along the top and the left. They stay in sight when the plan is pushed about. */
export function drawRulers(
  ctx: CanvasRenderingContext2D,
  grid: GridSize,
  view: View,
  box: Box,
  palette: Palette,
): void {
  const cell = cellSize(view);
  // Each ruler lies beside the grid while that fits, else along the edge of the box.
  const isWide = grid.width * cell > box.width - RULER - EDGE;
  const isHigh = grid.height * cell > box.height - RULER - EDGE;
  const left = isWide ? RULER : view.left;
  const top = isHigh ? RULER : view.top;
  ctx.fillStyle = palette.surface;
  if (isHigh) ctx.fillRect(0, 0, box.width, RULER);
  if (isWide) ctx.fillRect(0, 0, RULER, box.height);
  ctx.fillStyle = palette.inkSoft;
  ctx.font = `12px ${palette.font}`;
  ctx.textBaseline = 'middle';
  ctx.textAlign = 'center';
  const every = cell * FIFTH < 36 ? FIFTH * 2 : FIFTH;
  for (const x of ticks(grid.width, every)) {
    const at = view.left + x * cell;
    if (at >= left - 1 && at <= box.width) ctx.fillText(String(x), at, top - 11);
  }
  ctx.textAlign = 'right';
  for (const y of ticks(grid.height, every)) {
    const at = view.top + y * cell;
    if (at >= top - 1 && at <= box.height) ctx.fillText(String(y), left - 7, at);
  }
}

function ticks(length: number, every: number): number[] {
  return Array.from({ length: Math.floor(length / every) + 1 }, (_, index) => index * every);
}
