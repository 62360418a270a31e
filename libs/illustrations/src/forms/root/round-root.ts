import { light, shade } from '../../color';
import { ROOT_CROWN } from '../../ground-line';
import { tenths } from '../../path-data';
import type { Form } from '../../subject';
import { shape, stroke } from '../../svg';
import type { Markup } from '../../svg';

const USUAL_RADIUS = 20;
const RADII: Readonly<Record<string, number>> = { beet: 21, radish: 18, rutabaga: 21, turnip: 22 };
const TWO_COLORED = new Set(['rutabaga', 'turnip']);
const LINED = new Set(['beet', 'celeriac', 'taro']);

/** A round root with a thin tail. */
export const roundRoot: Form = (pen, { id, accent, accent2 }) => {
  const radius = RADII[id] ?? USUAL_RADIUS;
  const tailColor = id === 'radish' ? light(accent2 ?? accent, 0.1) : shade(accent, 0.12);
  return (
    drawTail(radius, tailColor) +
    pen.ball(50, ROOT_CROWN + radius * 0.95, radius, accent, radius * 0.95) +
    (TWO_COLORED.has(id) && accent2 ? drawShoulder(radius, accent2) : '') +
    (LINED.has(id) ? pen.fine(() => drawLines(radius, light(accent, 0.3))) : '')
  );
};

function drawTail(radius: number, color: string): Markup {
  const start = tenths(ROOT_CROWN + radius * 1.5);
  const middle = ROOT_CROWN + radius * 2;
  return shape(`M44 ${start}Q50 ${middle + 2} 53 98Q55 ${middle} 57 ${start}Z`, color);
}

/** The upper part that saw the sun. */
function drawShoulder(radius: number, color: string): Markup {
  const [left, right] = [tenths(50 - radius * 0.98), tenths(50 + radius * 0.98)];
  const [innerLeft, innerRight] = [tenths(50 - radius * 0.7), tenths(50 + radius * 0.7)];
  const [side, bottom] = [tenths(ROOT_CROWN + radius * 0.8), tenths(ROOT_CROWN + radius * 1.15)];
  return shape(
    `M${left} ${side}Q${innerLeft} ${ROOT_CROWN - 1} 50 ${ROOT_CROWN}` +
      `Q${innerRight} ${ROOT_CROWN - 1} ${right} ${side}Q50 ${bottom} ${left} ${side}Z`,
    color,
    0.88,
  );
}

const drawLines = (radius: number, color: string): Markup =>
  stroke(`M38 ${tenths(ROOT_CROWN + radius * 1.45)}q6 4 12 4M40 ${ROOT_CROWN + 8}q4-4 9-4`, color, 1.5, 0.55);
