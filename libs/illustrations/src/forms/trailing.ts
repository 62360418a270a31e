import { leafShade, light } from '../color';
import type { Color } from '../color';
import type { Point } from '../geometry';
import type { LeafLook } from '../leaf';
import type { Pen } from '../pen';
import type { Form, Subject } from '../subject';
import { each, stroke } from '../svg';
import type { Markup } from '../svg';
import { OUTDOOR_CROPS, pothosMarks } from './trailing/crops';

const LEAF_LOOKS: Readonly<Record<string, LeafLook>> = {
  'clover-white': { profile: 'round' },
  'english-ivy': { teeth: 0.3, notches: 4 },
  nasturtium: { profile: 'round' },
  'new-zealand-spinach': { profile: 'round' },
};

interface Habit {
  readonly crownY: number;
  /** Where the arms end. */
  readonly arms: readonly Point[];
}

const POTTED: Habit = {
  crownY: 62,
  arms: [
    [20, 90],
    [80, 92],
    [30, 98],
  ],
};

const IN_THE_GROUND: Habit = {
  crownY: 56,
  arms: [
    [8, 84],
    [92, 84],
    [26, 92],
    [74, 92],
  ],
};

const CROWN_LEAVES: [x: number, down: number, angle: number][] = [
  [36, -4, -160],
  [64, -4, -20],
  [42, -12, -125],
  [58, -12, -55],
  [50, -14, -90],
  [44, 4, 150],
  [57, 4, 30],
  [50, 2, 92],
];

/** Closes the hollow under the arms of a plant that lies on the ground. */
const GROUND_LEAVES: [x: number, y: number, angle: number][] = [
  [32, 82, 165],
  [68, 82, 15],
  [40, 78, 125],
  [60, 78, 55],
  [50, 76, 92],
];

type DrawLeaf = (x: number, y: number, length: number, angle: number, color: Color) => Markup;

/** A crown whose arms spill over to both sides. */
export const trailing: Form = (pen, subject) => {
  const { crownY, arms } = subject.isHousePlant ? POTTED : IN_THE_GROUND;
  const look = LEAF_LOOKS[subject.id] ?? {};
  const drawLeaf: DrawLeaf = (x, y, length, angle, color) =>
    pen.leaf(x, y, length, length * 0.46, angle, color, look);
  return (
    (subject.isHousePlant ? '' : drawMat(pen, drawLeaf, subject)) +
    each(arms, (end) => drawArm(drawLeaf, subject, crownY, end)) +
    drawCrown(pen, drawLeaf, subject, crownY) +
    drawCrop(pen, subject)
  );
};

const drawMat = (pen: Pen, drawLeaf: DrawLeaf, { leaf }: Subject): Markup =>
  pen.blob(50, 78, 37, 16, leafShade(leaf, 0.4), 0.08) +
  each(GROUND_LEAVES, ([x, y, angle], index) =>
    drawLeaf(x, y, 19, angle, index % 2 === 0 ? leafShade(leaf, 0.12) : leaf),
  );

function drawArm(drawLeaf: DrawLeaf, { leaf }: Subject, crownY: number, [x, y]: Point): Markup {
  const isLeft = x < 50;
  const bendY = crownY - 14;
  const arm = stroke(`M50 ${crownY}Q${x} ${bendY} ${x} ${y}`, leafShade(leaf, 0.1), 2.6);
  return (
    arm +
    each([0.35, 0.6, 0.85, 1], (along) => {
      const left = 1 - along;
      const leafX = left ** 2 * 50 + 2 * along * left * x + along * along * x;
      const leafY = left ** 2 * crownY + 2 * along * left * bendY + along * along * y;
      const outward = isLeft ? 120 + along * 20 : 60 - along * 20;
      return (
        drawLeaf(leafX, leafY, 15, outward, along > 0.7 ? light(leaf, 0.12) : leaf) +
        drawLeaf(leafX, leafY, 13, isLeft ? -140 : -40, leaf)
      );
    })
  );
}

const drawCrown = (pen: Pen, drawLeaf: DrawLeaf, { leaf }: Subject, crownY: number): Markup =>
  pen.blob(50, crownY - 2, 22, 16, leafShade(leaf, 0.35), 0.1) +
  each(CROWN_LEAVES, ([x, down, angle]) => {
    const isUpright = angle < -80 && angle > -130;
    return drawLeaf(x, crownY + down, 21, angle, isUpright ? light(leaf, 0.12) : leaf);
  });

function drawCrop(pen: Pen, subject: Subject): Markup {
  if (subject.isHousePlant) return subject.id === 'pothos' ? pothosMarks(pen, subject) : '';
  return OUTDOOR_CROPS[subject.id]?.(pen, subject) ?? '';
}
