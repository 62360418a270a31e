import { type CellIndex, originOf } from '@planted/garden-domain';
import type { Design } from '../grid/design';
import type { Palette } from './palette';

const HEIGHT = 24;
const PADDING = 9;
/** Between number and name. */
const GAP = 7;
/** Fewer letters of a longer name tell nothing. */
const LEAST_LETTERS = 8;
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
    const room = firstRun(plot.cells, design.width) * cell;
    const inset = Math.min(10, cell * 0.4, room * 0.08);
    const x = (first % design.width) * cell + inset;
    const y = corner.y * cell + inset;
    const chosen = plot.draftId === selected;
    drawTag(ctx, { x, y, number: String(number), name, room: room - 2 * inset }, palette, chosen);
  }
}

interface Tag {
  readonly x: number;
  readonly y: number;
  readonly number: string;
  readonly name: string;
  /** How wide it may be, in pixels. */
  readonly room: number;
}

function drawTag(ctx: CanvasRenderingContext2D, tag: Tag, palette: Palette, chosen: boolean): void {
  const { x, y, number } = tag;
  ctx.font = `600 13.5px ${palette.font}`;
  const digits = ctx.measureText(number).width;
  const name = wholeName(ctx, tag.name, tag.room - 2 * PADDING - digits - GAP);
  const space = name === '' ? digits : digits + GAP;
  const padding = name === '' ? Math.max(4, Math.min(PADDING, (tag.room - digits) / 2)) : PADDING;
  const width = Math.ceil(padding * 2 + space + ctx.measureText(name).width);
  ctx.beginPath();
  ctx.roundRect(x, y, width, HEIGHT, 4);
  ctx.fillStyle = chosen ? palette.select : palette.raised;
  ctx.fill();
  ctx.lineWidth = 1;
  ctx.strokeStyle = chosen ? palette.selectInk : palette.soilEdge;
  ctx.stroke();
  ctx.fillStyle = chosen ? palette.selectInk : palette.inkSoft;
  ctx.fillText(number, x + padding, y + HEIGHT / 2 + 0.5);
  ctx.fillStyle = chosen ? palette.selectInk : palette.ink;
  ctx.fillText(name, x + padding + space, y + HEIGHT / 2 + 0.5);
}

/**
 * The name where there is room for it or for its greater part, else none: of 'Plot 1' to 'Plot 30' the beginnings are
 * the same, and the number alone is on the card as well.
 */
export function wholeName(
  ctx: Pick<CanvasRenderingContext2D, 'measureText'>,
  name: string,
  room: number,
): string {
  if (ctx.measureText(name).width <= room) return name;
  const characters = [...name];
  const least = Math.max(LEAST_LETTERS, Math.ceil(characters.length / 2));
  while (characters.length >= least && ctx.measureText(`${characters.join('')}…`).width > room)
    characters.pop();
  return characters.length < least ? '' : `${characters.join('').trimEnd()}…`;
}

/** How many cells of the plot lie side by side in its first row, from the left. */
function firstRun(cells: readonly CellIndex[], width: number): number {
  const first = cells[0] ?? 0;
  let length = 1;
  while (cells[length] === first + length && (first + length) % width !== 0) length += 1;
  return length;
}
