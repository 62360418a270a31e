import { leafShade, light, mix } from '../../color';
import { tilt } from '../../geometry';
import { tenths } from '../../path-data';
import type { Pen } from '../../pen';
import type { Form, Subject } from '../../subject';
import { each, shape } from '../../svg';
import type { Markup } from '../../svg';

const STRAPS: [angle: number, bend: number][] = [
  [-118, -0.3],
  [-62, 0.3],
  [-104, -0.15],
  [-76, 0.15],
  [-90, 0.02],
];

const UPRIGHT_STRAPS = STRAPS.filter(([angle]) => tilt(angle) < 20);

interface Shaft {
  readonly x: number;
  readonly width: number;
  readonly straps: typeof STRAPS;
  readonly strapLength: number;
  readonly strapWidth: number;
}

export const leek: Form = (pen, subject) =>
  drawShaft(pen, subject, { x: 50, width: 9, straps: STRAPS, strapLength: 52, strapWidth: 5.5 });

export const scallion: Form = (pen, subject) => {
  const strap = { straps: UPRIGHT_STRAPS, strapLength: 48, strapWidth: 3 };
  return (
    drawShaft(pen, subject, { x: 40, width: 4, ...strap }) +
    drawShaft(pen, subject, { x: 50, width: 4.6, ...strap }) +
    drawShaft(pen, subject, { x: 60, width: 4, ...strap })
  );
};

/** Straps above a white shaft that turns green where it leaves the soil. */
function drawShaft(pen: Pen, { leaf, accent }: Subject, shaft: Shaft): Markup {
  const { x, width, straps, strapLength, strapWidth } = shaft;
  const at = (across: number, y: number): string => `${tenths(x + width * across)} ${y}`;
  const body = `M${at(-1, 92)}Q${at(-1.1, 74)} ${at(-0.8, 52)}L${at(0.8, 52)}Q${at(1.1, 74)} ${at(1, 92)}Q${x} 97 ${at(-1, 92)}Z`;
  const shadow = `M${x} 95Q${at(0.2, 74)} ${at(0.1, 52)}L${at(0.8, 52)}Q${at(1.1, 74)} ${at(1, 92)}Z`;
  const collar = `M${at(-0.85, 62)}L${at(-0.8, 50)}L${at(0.8, 50)}L${at(0.85, 62)}Q${x} 54 ${at(-0.85, 62)}Z`;
  return (
    each(straps, ([angle, bend]) => {
      const color = tilt(angle) > 20 ? leafShade(leaf, 0.15) : leaf;
      const look = { profile: 'lance', bend } as const;
      return pen.leaf(x, 58, strapLength, strapWidth, angle + (x - 50) * 0.4, color, look);
    }) +
    shape(body, accent) +
    shape(shadow, mix(accent, leaf, 0.4), 0.5) +
    shape(collar, light(leaf, 0.2))
  );
}
