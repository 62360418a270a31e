import { leafShade } from '../color';
import type { Color } from '../color';
import { tilt } from '../geometry';
import { BULB_CROWN } from '../ground-line';
import type { Pen } from '../pen';
import type { Form } from '../subject';
import { each } from '../svg';
import type { Markup } from '../svg';
import { fennelBulb } from './bulb/fennel-bulb';
import { garlicBulb } from './bulb/garlic-bulb';
import { kohlrabi } from './bulb/kohlrabi';
import { onionBulb } from './bulb/onion-bulb';

/** Strap leaves above a bulb; kohlrabi and fennel are swollen stems of their own kind. */
export const bulb: Form = (pen, subject) => {
  if (subject.id === 'kohlrabi') return kohlrabi(pen, subject);
  if (subject.id === 'fennel-bulb') return fennelBulb(pen, subject);
  const underground = subject.id === 'garlic' ? garlicBulb : onionBulb;
  return drawStraps(pen, subject.leaf) + underground(pen, subject);
};

const STRAPS: [angle: number, length: number, bend: number][] = [
  [-118, 44, -0.22],
  [-62, 44, 0.22],
  [-103, 50, -0.1],
  [-77, 50, 0.1],
  [-90, 54, 0.03],
];

const drawStraps = (pen: Pen, leaf: Color): Markup =>
  each(STRAPS, ([angle, length, bend]) => {
    const color = tilt(angle) > 20 ? leafShade(leaf, 0.16) : leaf;
    const x = 50 + (angle + 90) * 0.12;
    return pen.leaf(x, BULB_CROWN + 6, length, 4.6, angle, color, { profile: 'lance', bend });
  });
