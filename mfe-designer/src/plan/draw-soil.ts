import type { CellIndex } from '@planted/garden-domain';
import type { Design } from '../grid/design';
import { looseCells, looseOutline, outlineOf } from './outlines';
import type { Palette } from './palette';

/** Cells smaller than this show no furrows. */
const FURROWS_FROM = 12;

/** Everything that is filled: loose soil with a dashed edge, plots dug and edged. */
export function drawSoil(
  ctx: CanvasRenderingContext2D,
  design: Design,
  cell: number,
  palette: Palette,
  selected: string | null,
): void {
  drawLoose(ctx, design, cell, palette);
  for (const plot of design.plots.values()) {
    const outline = outlineOf(plot.cells, design.width, design.height, cell);
    ctx.fillStyle = palette.soil;
    ctx.fill(outline, 'evenodd');
    drawCellLines(ctx, plot.cells, design.width, cell, palette.soilLit);
    drawFurrows(ctx, plot.cells, design.width, cell, palette.soilLine);
    ctx.lineWidth = 1.5;
    ctx.strokeStyle = palette.soilEdge;
    ctx.stroke(outline);
  }
  for (const plot of design.plots.values()) {
    if (plot.draftId !== selected) continue;
    const outline = outlineOf(plot.cells, design.width, design.height, cell);
    ctx.lineJoin = 'round';
    for (const [width, colour] of [[6.5, palette.surface] as const, [3.5, palette.select] as const]) {
      ctx.lineWidth = width;
      ctx.strokeStyle = colour;
      ctx.stroke(outline);
    }
  }
}

function drawLoose(ctx: CanvasRenderingContext2D, design: Design, cell: number, palette: Palette): void {
  const mask = looseCells(design);
  const outline = looseOutline(design, mask, cell);
  const cells: CellIndex[] = [];
  mask.forEach((state, at) => state === 1 && cells.push(at));
  if (cells.length === 0) return;
  ctx.fillStyle = palette.loose;
  ctx.fill(outline, 'evenodd');
  drawFurrows(ctx, cells, design.width, cell, palette.looseLine);
  ctx.lineWidth = 1.5;
  ctx.strokeStyle = palette.soilEdge;
  ctx.setLineDash([5, 3.5]);
  ctx.stroke(outline);
  ctx.setLineDash([]);
}

/** The furrows say 'soil' without colour. */
function drawFurrows(
  ctx: CanvasRenderingContext2D,
  cells: readonly CellIndex[],
  width: number,
  cell: number,
  colour: string,
): void {
  if (cell < FURROWS_FROM) return;
  const dash = cell * 0.28;
  ctx.beginPath();
  for (const at of cells) {
    const x = (at % width) * cell;
    const y = Math.floor(at / width) * cell;
    ctx.moveTo(x + cell * 0.12, y + cell * 0.36);
    ctx.lineTo(x + cell * 0.12 + dash, y + cell * 0.36);
    ctx.moveTo(x + cell * 0.56, y + cell * 0.72);
    ctx.lineTo(x + cell * 0.56 + dash, y + cell * 0.72);
  }
  ctx.lineWidth = Math.max(1, cell * 0.05);
  ctx.strokeStyle = colour;
  ctx.stroke();
}

/** Lines between cells of the same plot only. */
function drawCellLines(
  ctx: CanvasRenderingContext2D,
  cells: readonly CellIndex[],
  width: number,
  cell: number,
  colour: string,
): void {
  const own = new Set(cells);
  ctx.beginPath();
  for (const at of cells) {
    const x = (at % width) * cell;
    const y = Math.floor(at / width) * cell;
    if ((at + 1) % width !== 0 && own.has(at + 1)) {
      ctx.moveTo(x + cell, y);
      ctx.lineTo(x + cell, y + cell);
    }
    if (own.has(at + width)) {
      ctx.moveTo(x, y + cell);
      ctx.lineTo(x + cell, y + cell);
    }
  }
  ctx.lineWidth = 1;
  ctx.strokeStyle = colour;
  ctx.stroke();
}
