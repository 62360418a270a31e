import { light, shade } from '../color';
import { times } from '../geometry';
import type { Pen } from '../pen';
import type { Form, Subject } from '../subject';
import { each } from '../svg';
import type { Markup } from '../svg';

/** One whorl of a spike: `down` runs from 0 at the tip to 1 at the lowest flower. */
interface Whorl {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly down: number;
  readonly index: number;
  readonly size: number;
}

type DrawWhorl = (pen: Pen, whorl: Whorl, subject: Subject) => Markup;

const bells: DrawWhorl = (pen, { x, y, width, down, size }, { accent, accent2 }) =>
  each([-1, 1], (side) =>
    pen.leaf(
      x,
      y,
      11 * size * (0.5 + down * 0.5),
      width * 0.62,
      90 - side * 58,
      side > 0 ? shade(accent, 0.1) : accent,
      { profile: 'spoon', vein: false, shadow: accent2 ?? shade(accent) },
    ),
  );

const rosettes: DrawWhorl = (pen, { x, y, width, down, index }, { accent, accent2 }) => {
  const isOdd = index % 2 === 1;
  const color = isOdd ? accent : light(accent, 0.15);
  return pen.flower(x + (isOdd ? 5 : -5) * down, y, width * 1.25 + 1, 5, color, accent2, {
    petalWidth: 0.46,
    petal: 'round',
    eye: 0.28,
  });
};

const snapdragons: DrawWhorl = (pen, { x, y, width, index }, { accent, accent2 }) => {
  const lip = index % 2 === 1 ? (accent2 ?? light(accent)) : shade(accent, 0.1);
  return (
    pen.ball(x - width * 0.6, y, width * 0.72, accent) + pen.ball(x + width * 0.6, y + 1, width * 0.72, lip)
  );
};

const florets: DrawWhorl = (pen, { x, y, width, index }, { accent }) => {
  const right = index % 2 === 1 ? shade(accent, 0.2) : light(accent, 0.2);
  return (
    pen.blob(x - width * 0.62, y, width * 0.8, 3.1, accent, 0.1, 7) +
    pen.blob(x + width * 0.62, y - 1, width * 0.8, 3.1, right, 0.1, 7)
  );
};

const WHORLS: Readonly<Record<string, DrawWhorl>> = {
  delphinium: rosettes,
  foxglove: bells,
  hollyhock: rosettes,
  snapdragon: snapdragons,
};

const WHORLS_PER_SPIKE = 7;
const SLENDER = new Set(['anise-hyssop', 'lavender', 'salvia-blue']);

interface Spike {
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

const FIVE_SPIKES: Spike[] = [
  { x: 28, y: 32, size: 0.85 },
  { x: 72, y: 30, size: 0.85 },
  { x: 40, y: 22, size: 0.95 },
  { x: 61, y: 20, size: 0.95 },
  { x: 50, y: 12, size: 1 },
];

const THREE_SPIKES: Spike[] = [
  { x: 33, y: 32, size: 0.8 },
  { x: 68, y: 28, size: 0.85 },
  { x: 50, y: 12, size: 1 },
];

/** Three stout spikes, or five slender ones. */
export const spike: Form = (pen, subject) => {
  const { id, leaf } = subject;
  const isSlender = SLENDER.has(id);
  const foliage = isSlender
    ? each([-150, -30, -125, -55, -110, -70], (angle) =>
        pen.leaf(50, 92, 38, 3.4, angle, leaf, { profile: 'lance' }),
      )
    : each([-168, -12, -140, -40], (angle) => pen.leaf(50, 92, 34, 10, angle, leaf));
  return foliage + each(isSlender ? FIVE_SPIKES : THREE_SPIKES, (place) => drawSpike(pen, subject, place));
};

function drawSpike(pen: Pen, subject: Subject, { x, y, size }: Spike): Markup {
  const isSlender = SLENDER.has(subject.id);
  const drawWhorl = WHORLS[subject.id] ?? florets;
  const footX = 50 + (x - 50) * 0.2;
  const height = (isSlender ? 34 : 52) * size;
  const fromBelow = times(WHORLS_PER_SPIKE).toReversed();
  return (
    pen.stem(footX, 92, x, y, 2.6, subject.leaf) +
    each(fromBelow, (index) => {
      const down = index / (WHORLS_PER_SPIKE - 1);
      const whorl: Whorl = {
        x: x + (footX - x) * ((height * down) / (92 - y)),
        y: y + height * down,
        width: (isSlender ? 3.6 : 4 + down * 4) * size,
        down,
        index,
        size,
      };
      return drawWhorl(pen, whorl, subject);
    })
  );
}
