import { leafShade, light, mix } from '../color';
import type { Color } from '../color';
import { UPWARD, lean, polar } from '../geometry';
import type { Point } from '../geometry';
import type { LeafLook } from '../leaf';
import type { Pen } from '../pen';
import type { Form, Subject } from '../subject';
import { circle, each } from '../svg';
import type { Markup } from '../svg';

const FOOT_X = 50;
const FOOT_Y = 88;
const CHARD_RED: Color = '#e0562f';
const CHARD_YELLOW: Color = '#f2c230';

const FLOWER_STALKS: Point[] = [
  [38, 24],
  [63, 22],
  [50, 12],
];

type Angles = readonly number[];

const LOW: Angles = [-168, -12, -142, -38];
const RAISED: Angles = [-160, -20, -138, -42];

interface Habit {
  /** The angles of the outermost leaves, if not low; raised ones need a heart to fill the hollow below. */
  readonly outer?: Angles;
  readonly look: LeafLook;
  /** Half the breadth of a leaf, as a share of its length. */
  readonly width: number;
  readonly length?: number;
  /** Length of the bare stalk, where leaves have one. */
  readonly stalk?: number;
  /** The innermost leaves follow the leaf rather than the accent. */
  readonly isGreenHearted?: boolean;
}

const BROAD: Habit = { look: { profile: 'ovate' }, width: 0.32 };
const RUFFLED: Habit = { outer: RAISED, look: { profile: 'spoon', ruffle: 0.13, notches: 9 }, width: 0.36 };
const CUT: Habit = { look: { profile: 'spoon', teeth: 0.42, notches: 5 }, width: 0.26 };
const SPOON: Habit = { look: { profile: 'spoon' }, width: 0.34 };

const STALKED: Habit = {
  look: { profile: 'round' },
  width: 0.36,
  length: 36,
  stalk: 22,
  isGreenHearted: true,
};

const HABITS: Readonly<Record<string, Habit>> = {
  arugula: CUT,
  calathea: { ...BROAD, stalk: 20, isGreenHearted: true },
  'cast-iron-plant': { look: { profile: 'ovate' }, width: 0.25, stalk: 20, isGreenHearted: true },
  'choy-sum': STALKED,
  comfrey: { look: { profile: 'lance' }, width: 0.22, isGreenHearted: true },
  'dandelion-greens': CUT,
  endive: RUFFLED,
  'gai-lan': STALKED,
  'garden-cress': { look: { profile: 'spoon', teeth: 0.3, notches: 6 }, width: 0.3, length: 40 },
  hosta: { ...BROAD, isGreenHearted: true },
  'kale-curly': RUFFLED,
  'kale-lacinato': { look: { profile: 'strap', ruffle: 0.1, notches: 9 }, width: 0.17 },
  komatsuna: { ...STALKED, length: 44 },
  'lettuce-leaf': RUFFLED,
  mache: SPOON,
  mizuna: CUT,
  monstera: {
    look: { profile: 'round', teeth: 0.5, notches: 4 },
    width: 0.46,
    length: 34,
    stalk: 20,
    isGreenHearted: true,
  },
  'mustard-greens': CUT,
  sorrel: { look: { profile: 'ovate' }, width: 0.25 },
  'swiss-chard': {
    look: { profile: 'ovate', ruffle: 0.1, notches: 6 },
    width: 0.25,
    length: 44,
    stalk: 24,
    isGreenHearted: true,
  },
  tatsoi: SPOON,
};

/** A fan of leaves from one foot, the outer ones behind, the heart in front. */
export const leafyRosette: Form = (pen, subject) => {
  const { id, leaf, accent } = subject;
  const habit = HABITS[id] ?? BROAD;
  const length = habit.length ?? 50;
  const flowers = flowerColorOf(subject);
  const between = flowers === null ? mix(leaf, accent, 0.55) : light(leaf, 0.08);
  const heart = habit.isGreenHearted ? light(leaf, 0.14) : light(accent, 0.1);
  const draw = (angle: number, share: number, color: Color, place: number, waver = 5): Markup =>
    drawLeaf(pen, subject, habit, { angle: angle + pen.jitter(waver), length: length * share, color, place });
  return (
    (habit.outer ? pen.blob(FOOT_X, FOOT_Y - 1, 21, 6, leafShade(leaf, 0.42)) : '') +
    each(habit.outer ?? LOW, (angle, index) => draw(angle, 0.92, leafShade(leaf, 0.2), index)) +
    each([-118, -62], (angle, index) => draw(angle, 1.12, leaf, index)) +
    draw(UPWARD, 1.24, light(leaf, 0.06), 2, 4) +
    each([-132, -48], (angle, index) => draw(angle, 0.74, between, index + 1)) +
    each([-104, -76], (angle, index) => draw(angle, 0.66, heart, index + 3)) +
    drawSpeckles(subject) +
    drawFlowers(pen, subject, flowers)
  );
};

interface RosetteLeaf {
  readonly angle: number;
  readonly length: number;
  readonly color: Color;
  /** Which leaf of its row it is: chard's stalks take turns by it. */
  readonly place: number;
}

function drawLeaf(
  pen: Pen,
  subject: Subject,
  { look, width, stalk }: Habit,
  { angle, length, color, place }: RosetteLeaf,
): Markup {
  if (stalk === undefined) {
    return pen.leaf(FOOT_X, FOOT_Y, length, length * width, angle, color, {
      ...look,
      bend: lean(angle) * 0.12,
    });
  }
  const isChard = subject.id === 'swiss-chard';
  const stalkColor = isChard ? chardStalk(subject, place) : light(subject.leaf, 0.1);
  const [x, y] = polar(FOOT_X, FOOT_Y, angle, stalk);
  const [bladeX, bladeY] = polar(x, y, angle, -3);
  const [ribX, ribY] = polar(x, y, angle, length * 0.55);
  return (
    pen.stem(FOOT_X, FOOT_Y, x, y, isChard ? 5 : 3, stalkColor) +
    pen.leaf(bladeX, bladeY, length * 0.86, length * width, angle, color, look) +
    (isChard ? pen.stem(x, y, ribX, ribY, 2.4, stalkColor) : '')
  );
}

function chardStalk({ accent, accent2 }: Subject, place: number): Color {
  const colors = [accent, accent2 ?? CHARD_YELLOW, CHARD_RED];
  return colors[place % colors.length] ?? accent;
}

/** The flowers' color of greens that are picked in bud, and of comfrey; null for the others. */
const flowerColorOf = ({ id, accent, accent2 }: Subject): Color | null =>
  ({ 'choy-sum': accent, comfrey: accent, 'gai-lan': accent2 })[id] ?? null;

/** Three flower stalks above the leaves. */
function drawFlowers(pen: Pen, { leaf }: Subject, color: Color | null): Markup {
  if (color === null) return '';
  return each(FLOWER_STALKS, ([x, y]) => {
    const stem = pen.stem(FOOT_X, FOOT_Y - 20, x, y, 2.4, light(leaf, 0.12));
    const blossoms = each([-4.5, 4.5, 0], (across) =>
      pen.flower(x + across, y - (across === 0 ? 4 : 0), 4.6, 4, color, '#e8c04a', {
        petalWidth: 0.46,
        eye: 0.2,
      }),
    );
    return stem + blossoms;
  });
}

/** The red flecks of a leaf lettuce. */
function drawSpeckles({ id, accent2 }: Subject): Markup {
  if (id !== 'lettuce-leaf' || accent2 === null) return '';
  return each([-128, UPWARD, -52], (angle) => {
    const [x] = polar(FOOT_X, FOOT_Y, angle, 44);
    const [, y] = polar(FOOT_X, FOOT_Y, angle, 46);
    return circle(x, y, 2.4, accent2, 0.5);
  });
}
