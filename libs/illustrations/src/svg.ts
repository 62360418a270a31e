import type { Color } from './color';
import { compactPath } from './compact-path';
import { tenths } from './path-data';

/** SVG elements, ready to stand inside an `<svg>`. */
export type Markup = string;

/** Draws each item in turn; what comes later lies on top. */
export const each = <Item>(items: readonly Item[], draw: (item: Item, index: number) => Markup): Markup =>
  items.map(draw).join('');

export const group = (transform: string, content: Markup): Markup =>
  `<g transform="${transform}">${content}</g>`;

const opacityOf = (opacity: number): string => (opacity === 1 ? '' : ` opacity="${withoutZero(opacity)}"`);

const withoutZero = (value: number): string => String(value).replace(/^0\./, '.');

export const shape = (data: string, fill: Color, opacity = 1): Markup =>
  `<path d="${compactPath(data)}" fill="${fill}"${opacityOf(opacity)}/>`;

/** A line with round ends. */
export const stroke = (data: string, color: Color, width: number, opacity = 1): Markup =>
  `<path d="${compactPath(data)}" fill="none" stroke="${color}" stroke-width="${tenths(width)}" stroke-linecap="round"${opacityOf(opacity)}/>`;

export const circle = (x: number, y: number, radius: number, fill: Color, opacity = 1): Markup =>
  `<circle cx="${tenths(x)}" cy="${tenths(y)}" r="${tenths(radius)}" fill="${fill}"${opacityOf(opacity)}/>`;

export function ellipse(x: number, y: number, rx: number, ry: number, fill: Color, opacity = 1): Markup {
  const radii = `rx="${tenths(rx)}" ry="${tenths(ry)}"`;
  return `<ellipse cx="${tenths(x)}" cy="${tenths(y)}" ${radii} fill="${fill}"${opacityOf(opacity)}/>`;
}

export function rect(x: number, y: number, width: number, height: number, fill: Color, radius = 0): Markup {
  const corners = radius === 0 ? '' : ` rx="${radius}"`;
  const size = `width="${tenths(width)}" height="${tenths(height)}"`;
  return `<rect x="${tenths(x)}" y="${tenths(y)}" ${size}${corners} fill="${fill}"/>`;
}
