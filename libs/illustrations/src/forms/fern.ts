import { leafShade, light } from '../color';
import { degrees, lean, polar } from '../geometry';
import type { Point } from '../geometry';
import type { Pen } from '../pen';
import type { Form, Subject } from '../subject';
import { each } from '../svg';
import type { Markup } from '../svg';

const FOOT: Point = [50, 66];
const STEPS = 8;

type Frond = [angle: number, length: number];

const PALM_FRONDS: Frond[] = [
  [-158, 48],
  [-22, 48],
  [-124, 56],
  [-56, 56],
  [-90, 58],
];

const FERN_FRONDS: Frond[] = [
  [-172, 40],
  [-8, 40],
  [-150, 46],
  [-30, 46],
  [-126, 50],
  [-54, 50],
  [-104, 52],
  [-76, 52],
  [-90, 50],
];

const isPalm = ({ id }: Subject): boolean => id === 'parlor-palm';

/** Arching fronds; a palm has fewer, with longer leaflets further apart. */
export const fern: Form = (pen, subject) =>
  each(isPalm(subject) ? PALM_FRONDS : FERN_FRONDS, (frond) => drawFrond(pen, subject, frond));

function drawFrond(pen: Pen, subject: Subject, [angle, length]: Frond): Markup {
  const { leaf } = subject;
  const sag = Math.abs(lean(angle)) * 20;
  let markup = '';
  let [fromX, fromY] = FOOT;
  for (let step = 1; step <= STEPS; step++) {
    const along = step / STEPS;
    const [x, straightY] = polar(...FOOT, angle, length * along);
    const y = straightY + sag * along * along;
    const isBare = isPalm(subject) && step % 2 === 0 && step < STEPS;
    if (!isBare) {
      const heading = degrees(Math.atan2(y - fromY, x - fromX));
      const reach = (isPalm(subject) ? 21 : 13) * Math.sin(Math.PI * (0.18 + along * 0.8));
      const look = { vein: false, profile: 'lance' } as const;
      markup += pen.leaf(x, y, reach, 2.4, heading - 58, leaf, look);
      markup += pen.leaf(x, y, reach, 2.4, heading + 58, step % 2 === 1 ? leaf : light(leaf, 0.12), look);
    }
    markup += pen.stem(fromX, fromY, x, y, 1.8, leafShade(leaf, 0.2));
    [fromX, fromY] = [x, y];
  }
  return markup;
}
