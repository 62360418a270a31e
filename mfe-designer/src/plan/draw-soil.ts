import type { CellIndex } from '@planted/garden-domain';
import { type Design, looseSoil } from '../grid/design';
import type { Area } from './dirty';
import { outerRadius, outlineOf } from './outlines';
import type { Palette } from './palette';

/** Cells smaller than this show color and edges only. */
const FURROWS_FROM = 14;

/** Everything that is filled: loose soil with a dashed edge, plots dug and edged. */
export function drawSoil(
  ctx: CanvasRenderingContext2D,
  design: Design,
  area: Area,
  cell: number,
  palette: Palette,
  selected: string | null,
): void {
  drawLoose(ctx, design, area, cell, palette);
  for (const plot of design.plots.values()) {
    const cells = plot.cells.filter(within(area, design.width));
    if (cells.length === 0) continue;
    const outline = outlineOf(plot.cells, design.width, design.height, cell);
    ctx.fillStyle = palette.soil;
    ctx.fill(outline, 'evenodd');
    drawCellLines(ctx, cells, design.width, cell, palette.soilLit);
    drawFurrows(ctx, cells, design.width, cell, palette.soilLine);
    ctx.lineWidth = 1.5;
    ctx.strokeStyle = palette.soilEdge;
    ctx.stroke(outline);
  }
  for (const plot of design.plots.values()) {
    if (plot.draftId !== selected) continue;
    const outline = outlineOf(plot.cells, design.width, design.height, cell);
    ctx.lineJoin = 'round';
    for (const [width, color] of [[6.5, palette.surface] as const, [3.5, palette.select] as const]) {
      ctx.lineWidth = width;
      ctx.strokeStyle = color;
      ctx.stroke(outline);
    }
  }
}

const within =
  ({ left, top, right, bottom }: Area, width: number) =>
  (cell: CellIndex): boolean => {
    const x = cell % width;
    return x >= left && x < right && cell >= top * width && cell < bottom * width;
  };

function drawLoose(
  ctx: CanvasRenderingContext2D,
  design: Design,
  area: Area,
  cell: number,
  palette: Palette,
): void {
  const mask = looseSoil(design);
  const cells: CellIndex[] = [];
  for (let y = area.top; y < area.bottom; y += 1)
    for (let at = y * design.width + area.left; at < y * design.width + area.right; at += 1)
      if (mask[at] === 1) cells.push(at);
  if (cells.length === 0) return;
  fillRuns(ctx, mask, design, area, cell, palette.loose);
  drawFurrows(ctx, cells, design.width, cell, palette.looseLine);
  drawDashes(ctx, cells, mask, design, cell, palette.soilEdge);
}

/**
 * Each run of soil in a row as one rectangle, rounded where it ends at a corner of the whole. On whole device
 * pixels, so that no seam shows between rows.
 */
function fillRuns(
  ctx: CanvasRenderingContext2D,
  mask: Uint8Array,
  { width, height }: Design,
  area: Area,
  cell: number,
  color: string,
): void {
  const { a: ratio, e: left, f: top } = ctx.getTransform();
  const sharpX = (x: number) => (Math.round(x * cell * ratio + left) - left) / ratio;
  const sharpY = (y: number) => (Math.round(y * cell * ratio + top) - top) / ratio;
  const isSoil = (x: number, y: number) => y >= 0 && y < height && mask[y * width + x] === 1;
  const radius = outerRadius(cell);
  ctx.fillStyle = color;
  for (let y = area.top; y < area.bottom; y += 1)
    for (let x = area.left; x < area.right; x += 1) {
      if (!isSoil(x, y)) continue;
      const from = x;
      while (x + 1 < area.right && isSoil(x + 1, y)) x += 1;
      const opensLeft = from === 0 || !isSoil(from - 1, y);
      const opensRight = x === width - 1 || !isSoil(x + 1, y);
      const corners = [
        opensLeft && !isSoil(from, y - 1),
        opensRight && !isSoil(x, y - 1),
        opensRight && !isSoil(x, y + 1),
        opensLeft && !isSoil(from, y + 1),
      ];
      const box = [sharpX(from), sharpY(y), sharpX(x + 1) - sharpX(from), sharpY(y + 1) - sharpY(y)] as const;
      if (!corners.includes(true)) {
        ctx.fillRect(...box);
        continue;
      }
      ctx.beginPath();
      ctx.roundRect(
        ...box,
        corners.map((isRound) => (isRound ? radius : 0)),
      );
      ctx.fill();
    }
}

/** Three dashes to each side of a cell, so that they stay where they are while soil grows beside them. */
const DASHES = [0.067, 0.4, 0.733] as const;
const DASH = 0.2;

function drawDashes(
  ctx: CanvasRenderingContext2D,
  cells: readonly CellIndex[],
  mask: Uint8Array,
  { width, height }: Design,
  cell: number,
  color: string,
): void {
  const weight = 1.5;
  const corner = outerRadius(cell) / cell;
  ctx.fillStyle = color;
  for (const at of cells) {
    const x = at % width;
    const y = Math.floor(at / width);
    const left = x > 0 && mask[at - 1] === 1;
    const right = x < width - 1 && mask[at + 1] === 1;
    const above = y > 0 && mask[at - width] === 1;
    const below = y < height - 1 && mask[at + width] === 1;
    if (left && right && above && below) continue;
    for (const dash of DASHES) {
      // Round the corners they begin later and end earlier.
      const fromX = Math.max(dash, left ? 0 : corner) * cell;
      const toX = Math.min(dash + DASH, right ? 1 : 1 - corner) * cell;
      if (!above && toX > fromX) ctx.fillRect(x * cell + fromX, y * cell - weight / 2, toX - fromX, weight);
      if (!below && toX > fromX)
        ctx.fillRect(x * cell + fromX, (y + 1) * cell - weight / 2, toX - fromX, weight);
      const fromY = Math.max(dash, above ? 0 : corner) * cell;
      const toY = Math.min(dash + DASH, below ? 1 : 1 - corner) * cell;
      if (!left && toY > fromY) ctx.fillRect(x * cell - weight / 2, y * cell + fromY, weight, toY - fromY);
      if (!right && toY > fromY)
        ctx.fillRect((x + 1) * cell - weight / 2, y * cell + fromY, weight, toY - fromY);
    }
  }
}

/** The furrows say 'soil' without color. */
function drawFurrows(
  ctx: CanvasRenderingContext2D,
  cells: readonly CellIndex[],
  width: number,
  cell: number,
  color: string,
): void {
  if (cell < FURROWS_FROM) return;
  const dash = cell * 0.28;
  const weight = Math.max(1, cell * 0.05);
  ctx.fillStyle = color;
  for (const at of cells) {
    const x = (at % width) * cell;
    const y = Math.floor(at / width) * cell - weight / 2;
    ctx.fillRect(x + cell * 0.12, y + cell * 0.36, dash, weight);
    ctx.fillRect(x + cell * 0.56, y + cell * 0.72, dash, weight);
  }
}

/** Lines between cells of the same plot only. */
function drawCellLines(
  ctx: CanvasRenderingContext2D,
  cells: readonly CellIndex[],
  width: number,
  cell: number,
  color: string,
): void {
  if (cell < FURROWS_FROM) return;
  const own = new Set(cells);
  ctx.fillStyle = color;
  for (const at of cells) {
    const x = (at % width) * cell;
    const y = Math.floor(at / width) * cell;
    if ((at + 1) % width !== 0 && own.has(at + 1)) ctx.fillRect(x + cell - 0.5, y, 1, cell);
    if (own.has(at + width)) ctx.fillRect(x, y + cell - 0.5, cell, 1);
  }
}
