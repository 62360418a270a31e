import { leafShade, light } from '../color';
import type { Color } from '../color';
import { UPWARD, times } from '../geometry';
import type { Point } from '../geometry';
import type { Pen } from '../pen';
import type { Form } from '../subject';
import { each } from '../svg';
import type { Markup } from '../svg';

interface Habit {
  readonly blades: number;
  readonly footY: number;
  readonly length: number;
  readonly width: number;
  /** Degrees from the middle to the outermost blade. */
  readonly spread: number;
  readonly bend: number;
  readonly hasVein: boolean;
}

const TUFT: Habit = {
  blades: 15,
  footY: 93,
  length: 68,
  width: 2.5,
  spread: 40,
  bend: 0.28,
  hasVein: false,
};
const FOUNTAIN: Habit = {
  blades: 11,
  footY: 66,
  length: 44,
  width: 3.6,
  spread: 88,
  bend: 0.5,
  hasVein: true,
};

const CHIVE_FLOWERS: Point[] = [
  [34, 26],
  [52, 16],
  [69, 28],
  [43, 38],
];

const FLOWERING = new Set(['chives', 'garlic-chives']);

/** Blades from one foot. */
export const grass: Form = (pen, { id, leaf, accent }) =>
  drawBlades(pen, leaf, id === 'spider-plant' ? FOUNTAIN : TUFT) +
  (FLOWERING.has(id) ? drawFlowers(pen, leaf, accent) : '') +
  (id === 'rye-winter' ? drawEars(pen, leaf, accent) : '');

function drawBlades(pen: Pen, leaf: Color, habit: Habit): Markup {
  const { blades, footY, length, width, spread, bend, hasVein } = habit;
  return each(times(blades), (index) => {
    const across = (index / (blades - 1)) * 2 - 1;
    const order = ((index * 7) % blades) / blades;
    return pen.leaf(
      50 + across * 7,
      footY,
      length * (0.78 + 0.3 * order),
      width,
      UPWARD + across * spread,
      bladeColor(leaf, order),
      { profile: 'lance', bend: across * bend, vein: hasVein },
    );
  });
}

function bladeColor(leaf: Color, order: number): Color {
  if (order > 0.55) return light(leaf, 0.1);
  return order < 0.25 ? leafShade(leaf, 0.25) : leaf;
}

/** Bearded ears of grain. */
const drawEars = (pen: Pen, leaf: Color, color: Color): Markup =>
  each(
    CHIVE_FLOWERS,
    ([x, y]) =>
      pen.stem(50, 92, x, y + 6, 2, leaf) +
      each(times(4), (step) =>
        each([-130, -50], (angle) =>
          pen.leaf(x, y + 7 - step * 4.5, 8, 2, angle, step % 2 === 0 ? color : light(color, 0.2), {
            vein: false,
          }),
        ),
      ),
  );

const drawFlowers = (pen: Pen, leaf: Color, accent: Color): Markup =>
  each(
    CHIVE_FLOWERS,
    ([x, y]) =>
      pen.stem(50, 92, x, y, 2, leaf) +
      pen.flower(x, y, 9, 12, accent, light(accent, 0.25), {
        petalWidth: 0.18,
        eye: 0.4,
        petal: 'ovate',
        layers: 2,
      }),
  );
