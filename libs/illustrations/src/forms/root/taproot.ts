import { shade } from '../../color';
import type { Color } from '../../color';
import type { Point } from '../../geometry';
import { ROOT_CROWN } from '../../ground-line';
import { spline, tenths } from '../../path-data';
import type { Form } from '../../subject';
import { shape, stroke } from '../../svg';
import type { Markup } from '../../svg';

/** Half the breadth at the shoulder. */
export const TAPROOTS: Readonly<Record<string, number>> = {
  carrot: 14,
  cassava: 11,
  daikon: 13.5,
  horseradish: 9,
  parsnip: 14,
  salsify: 8,
};

/** A long root that narrows downwards. */
export const taproot: Form = (pen, { id, accent, accent2 }) => {
  const width = TAPROOTS[id] ?? 14;
  const isDaikon = id === 'daikon';
  const at = (across: number, down: number): Point => [50 + width * across, ROOT_CROWN + down];
  const outline = [
    at(-1, 4),
    at(-0.55, 0),
    at(0, -1.5),
    at(0.55, 0),
    at(1, 4),
    at(isDaikon ? 0.95 : 0.72, 24),
    at(0.3, 43),
    [51, ROOT_CROWN + 51] as const,
    at(-0.34, 41),
    at(isDaikon ? -0.95 : -0.74, 22),
  ];
  const shadow = [
    at(0.2, 0),
    at(1, 4),
    at(0.72, 24),
    at(0.3, 43),
    [51, ROOT_CROWN + 51] as const,
    at(0.1, 28),
  ];
  return (
    shape(spline(outline, true), accent) +
    shape(spline(shadow, true), shade(accent, 0.35), 0.35) +
    (isDaikon && accent2 ? drawShoulder(width, accent2) : '') +
    pen.fine(() => drawRings(width, shade(accent2 ?? accent, 0.25)))
  );
};

/** The green shoulder of a daikon. */
function drawShoulder(width: number, color: Color): Markup {
  const [left, right, top] = [50 - width, 50 + width, ROOT_CROWN + 4];
  return shape(
    `M${left} ${top}Q50 ${ROOT_CROWN - 5} ${right} ${top}Q50 ${ROOT_CROWN + 14} ${left} ${top}Z`,
    color,
    0.8,
  );
}

function drawRings(width: number, color: Color): Markup {
  const ring = (start: number, down: number, length: number): string =>
    `M${tenths(50 + width * start)} ${ROOT_CROWN + down}h${tenths(width * length)}`;
  return stroke(ring(-0.7, 13, 0.7) + ring(-0.3, 22, 0.7) + ring(-0.5, 31, 0.5), color, 1.5, 0.75);
}
