import { light, shade } from './color';
import type { Color } from './color';
import { shape } from './svg';
import type { Markup } from './svg';

const TERRACOTTA: Color = '#c0663f';

/** A flower pot under a rim that is centered on (x, y); `width` is half of its breadth. */
export function drawPot(
  x: number,
  y: number,
  width: number,
  height: number,
  color: Color = TERRACOTTA,
): Markup {
  const w = width;
  const foot = y + height;
  const shadow = shade(color, 0.4);
  const body = `M${x - w} ${y}L${x - w * 0.72} ${foot}Q${x} ${foot + 2.5} ${x + w * 0.72} ${foot}L${x + w} ${y}Z`;
  const bodyShadow =
    `M${x + w * 0.25} ${y}L${x + w * 0.2} ${foot + 1}` +
    `Q${x + w * 0.5} ${foot + 1} ${x + w * 0.72} ${foot}L${x + w} ${y}Z`;
  const rim =
    `M${x - w - 2.5} ${y - 5}Q${x} ${y - 7} ${x + w + 2.5} ${y - 5}` +
    `L${x + w + 1.5} ${y + 3}Q${x} ${y + 5} ${x - w - 1.5} ${y + 3}Z`;
  const rimShadow =
    `M${x + w * 0.3} ${y - 6}Q${x + w * 0.7} ${y - 6} ${x + w + 2.5} ${y - 5}` +
    `L${x + w + 1.5} ${y + 3}Q${x + w * 0.7} ${y + 4} ${x + w * 0.3} ${y + 4.4}Z`;
  return (
    shape(body, color) +
    shape(bodyShadow, shadow, 0.38) +
    shape(rim, light(color, 0.14)) +
    shape(rimShadow, shadow, 0.3)
  );
}
