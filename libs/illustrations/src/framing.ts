import { tenths } from './path-data';
import type { DrawablePlant } from './plant';
import { group } from './svg';
import type { Markup } from './svg';

/** How a drawing that reaches over its box is brought into it: made smaller around a point, and moved. */
interface Framing {
  readonly scale: number;
  readonly aroundY: number;
  readonly right?: number;
  readonly down?: number;
}

const TRELLIS: Framing = { scale: 0.92, aroundY: 95 };
const GROUND_VINE: Framing = { scale: 0.93, aroundY: 60, right: 2 };

const BY_FORM: Readonly<Record<string, Framing>> = {
  grass: { scale: 0.84, aroundY: 93, right: -3 },
  root: { scale: 0.93, aroundY: 98, down: 1 },
  trailing: { scale: 0.88, aroundY: 92, down: -7 },
  vine: TRELLIS,
};

const BY_PLANT: Readonly<Record<string, Framing>> = {
  'acorn-squash': GROUND_VINE,
  'butternut-squash': GROUND_VINE,
  cantaloupe: GROUND_VINE,
  honeydew: GROUND_VINE,
  peanut: { scale: 1, aroundY: 92, down: -4 },
  pumpkin: GROUND_VINE,
  'rubber-plant': { scale: 0.9, aroundY: 95 },
  'spaghetti-squash': GROUND_VINE,
  'spider-plant': { scale: 0.94, aroundY: 92 },
  'tomato-beefsteak': { scale: 0.98, aroundY: 95 },
  'tomato-cherry': { scale: 0.98, aroundY: 95 },
  'tomato-roma': { scale: 0.98, aroundY: 95 },
  tarragon: { scale: 0.97, aroundY: 92, right: 1 },
  watermelon: GROUND_VINE,
};

/** A drawing of a plant, whole within its box of 100 by 100. */
export function framed({ id, appearance }: DrawablePlant, drawing: Markup): Markup {
  const framing = BY_PLANT[id] ?? BY_FORM[appearance.form];
  if (framing === undefined) return drawing;
  const { scale, aroundY, right = 0, down = 0 } = framing;
  const x = tenths(50 * (1 - scale) + right);
  const y = tenths(aroundY * (1 - scale) + down);
  return group(`translate(${x} ${y}) scale(${scale})`, drawing);
}
