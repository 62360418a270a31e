import type { Palette } from './palette';
import { READ_OUT, type ReadOut } from './read-out';

const PADDING = 12;
const RADIUS = 7;

/**
 * The label at the pointer. It is drawn and no element of the page, since it goes and its words change in every
 * frame of a drag: the page would be styled, laid out and layered for it each time.
 */
export function drawReadOut(
  ctx: CanvasRenderingContext2D,
  { left, top, words: [plot, place] }: ReadOut,
  palette: Palette,
): void {
  const { width, height } = READ_OUT;
  ctx.beginPath();
  ctx.roundRect(left, top, width, height, RADIUS);
  ctx.fillStyle = palette.leaf;
  ctx.fill();
  ctx.fillStyle = palette.inkOnLeaf;
  ctx.textBaseline = 'middle';
  ctx.textAlign = 'left';
  ctx.font = `600 14.4px ${palette.font}`;
  ctx.fillText(plot, left + PADDING, top + height * 0.32, width - 2 * PADDING);
  ctx.font = `13px ${palette.font}`;
  ctx.fillText(place, left + PADDING, top + height * 0.7, width - 2 * PADDING);
}
