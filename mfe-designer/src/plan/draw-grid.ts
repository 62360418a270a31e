import type { GridSize } from '@planted/garden-domain';
import type { Area } from './dirty';
import type { Palette } from './palette';
import { type Box, cellSize, EDGE, RULER, type View } from './view';

const FIFTH = 5;

/**
 * The empty grid: ground, lines, and darker lines every five feet. The origin is the grid's top left corner.
 * Lines are filled rectangles on whole device pixels: sharp, and much cheaper than one path of a hundred lines.
 */
export function drawGrid(
  ctx: CanvasRenderingContext2D,
  grid: GridSize,
  { left, top, right, bottom }: Area,
  cell: number,
  palette: Palette,
  ratio: number,
): void {
  const width = (right - left) * cell;
  const height = (bottom - top) * cell;
  const sharp = (length: number) => Math.round(length * ratio) / ratio;
  ctx.fillStyle = palette.gridGround;
  ctx.fillRect(left * cell, top * cell, width, height);
  for (const fifth of [false, true]) {
    ctx.fillStyle = fifth ? palette.gridLineFifth : palette.gridLine;
    for (let x = left; x <= right; x += 1)
      if (isStrong(x, grid.width) === fifth)
        ctx.fillRect(sharp(x * cell) - 0.5, top * cell - 0.5, 1, height + 1);
    for (let y = top; y <= bottom; y += 1)
      if (isStrong(y, grid.height) === fifth)
        ctx.fillRect(left * cell - 0.5, sharp(y * cell) - 0.5, width + 1, 1);
  }
}

const isStrong = (at: number, length: number): boolean => at % FIFTH === 0 || at === length;

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
