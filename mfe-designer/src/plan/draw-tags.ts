import { originOf } from '@planted/garden-domain';
import type { Design } from '../grid/design';
import type { Palette } from './palette';

const HEIGHT = 24;
const PADDING = 9;
const MOST_CHARACTERS = 22;
/** Cells smaller than this leave no room for words. */
const TAGS_FROM = 9;

/** Number and name of each plot, at the left end of its first row. */
export function drawTags(
  ctx: CanvasRenderingContext2D,
  design: Design,
  cell: number,
  palette: Palette,
  selected: string | null,
): void {
  if (cell < TAGS_FROM) return;
  ctx.textBaseline = 'middle';
  ctx.textAlign = 'left';
  let number = 0;
  for (const [name, plot] of design.plots) {
    number += 1;
    const first = plot.cells[0] ?? 0;
    const corner = originOf(plot.cells, design);
    const inset = Math.min(10, cell * 0.4);
    const x = (first % design.width) * cell + inset;
    const y = corner.y * cell + inset;
    const chosen = plot.draftId === selected;
    drawTag(ctx, { x, y, number: String(number), name: shortened(name) }, palette, chosen);
  }
}

interface Tag {
  readonly x: number;
  readonly y: number;
  readonly number: string;
  readonly name: string;
}

function drawTag(ctx: CanvasRenderingContext2D, tag: Tag, palette: Palette, chosen: boolean): void {
  const { x, y, number, name } = tag;
  ctx.font = `600 13.5px ${palette.font}`;
  const space = ctx.measureText(number).width + 7;
  const width = Math.ceil(PADDING * 2 + space + ctx.measureText(name).width);
  ctx.beginPath();
  ctx.roundRect(x, y, width, HEIGHT, 4);
  ctx.fillStyle = chosen ? palette.select : palette.raised;
  ctx.fill();
  ctx.lineWidth = 1;
  ctx.strokeStyle = chosen ? palette.selectInk : palette.soilEdge;
  ctx.stroke();
  ctx.fillStyle = chosen ? palette.selectInk : palette.inkSoft;
  ctx.fillText(number, x + PADDING, y + HEIGHT / 2 + 0.5);
  ctx.fillStyle = chosen ? palette.selectInk : palette.ink;
  ctx.fillText(name, x + PADDING + space, y + HEIGHT / 2 + 0.5);
}

function shortened(name: string): string {
  const characters = [...name];
  return characters.length <= MOST_CHARACTERS
    ? name
    : `${characters.slice(0, MOST_CHARACTERS - 1).join('')}…`;
}
