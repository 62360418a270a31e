import { leafShade, light, mix, shade } from '../color';
import type { Color } from '../color';
import type { FlowerLook } from '../flower';
import { lean } from '../geometry';
import type { Point } from '../geometry';
import type { Pen } from '../pen';
import type { Form, Subject } from '../subject';
import { each } from '../svg';
import type { Markup } from '../svg';

interface Head {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
}

type FlowerHead = (pen: Pen, head: Head, subject: Subject) => Markup;

const LARGE = 14;
const SMALL = 11;

const HEADS: Head[] = [
  { x: 50, y: 22, radius: LARGE },
  { x: 28, y: 38, radius: LARGE },
  { x: 72, y: 36, radius: LARGE },
  { x: 40, y: 54, radius: SMALL },
  { x: 63, y: 56, radius: SMALL },
];

interface Blossom extends FlowerLook {
  readonly petals: number;
  /** Size, as a share of the place that the plant gives it. */
  readonly size?: number;
  readonly eyeColor: (subject: Subject) => Color | null;
}

const blossom =
  ({ petals, size = 1, eyeColor, ...look }: Blossom): FlowerHead =>
  (pen, { x, y, radius }, subject) =>
    pen.flower(x, y, radius * size, petals, subject.accent, eyeColor(subject), look);

/** A flat plate of many tiny flowers. */
const plate: FlowerHead = (pen, { x, y, radius }, { accent }) =>
  each([-3, -2, -1, 0, 1, 2, 3], (across) => {
    const isOdd = across % 2 !== 0;
    const rise = 3 - Math.abs(across);
    const lower = isOdd ? accent : light(accent, 0.3);
    const upper = isOdd ? shade(accent, 0.12) : accent;
    return (
      pen.blob(x + across * radius * 0.32, y - rise * 1.4, radius * 0.27, radius * 0.23, lower, 0.1, 7) +
      pen.blob(x + across * radius * 0.26, y - 4 - rise * 1.8, radius * 0.23, radius * 0.2, upper, 0.1, 7)
    );
  });

const daylily: FlowerHead = (pen, head, subject) => {
  const bloom = blossom({
    petals: 6,
    size: 1.15,
    petalWidth: 0.24,
    petal: 'ovate',
    eye: 0.24,
    eyeColor: ({ accent2 }) => accent2,
  });
  return head.radius === LARGE ? bloom(pen, head, subject) : '';
};

const roundPetalled = blossom({
  petals: 5,
  petalWidth: 0.46,
  petal: 'round',
  eye: 0.24,
  eyeColor: ({ accent, accent2 }) => accent2 ?? light(accent, 0.5),
});

const rayed = (petals: number): FlowerHead =>
  blossom({ petals, size: 0.95, petalWidth: 0.15, eye: 0.36, eyeColor: ({ accent2 }) => accent2 });

const fluffy = blossom({
  petals: 14,
  size: 0.92,
  petalWidth: 0.13,
  layers: 2,
  eye: 0.2,
  eyeColor: ({ accent2 }) => accent2,
});

/** A thimble of florets, widest at its foot. */
const cone: FlowerHead = (pen, { x, y, radius }, { accent, accent2 }) =>
  each([0, 1, 2, 3, 4], (step) => {
    const width = radius * (0.66 - step * 0.1);
    const color = step % 2 === 1 ? (accent2 ?? light(accent, 0.2)) : accent;
    return pen.blob(x, y + radius * (0.6 - step * 0.42), width, radius * 0.34, color, 0.16, 10);
  });

/** Small four-petalled flowers on every side of a ball, or only on top of it. */
const florets =
  (places: readonly Point[], petals: number): FlowerHead =>
  (pen, { x, y, radius }, { accent, accent2 }) =>
    each(places, ([across, down], index) => {
      const color = index % 3 === 1 ? mix(accent, accent2 ?? accent, 0.45) : accent;
      return pen.flower(
        x + across * radius,
        y + down * radius,
        radius * 0.46,
        petals,
        color,
        light(color, 0.6),
        {
          petalWidth: 0.46,
          petal: 'round',
          eye: 0.18,
        },
      );
    });

const DOME: Point[] = [
  [-0.75, 0.2],
  [0.75, 0.2],
  [-0.5, -0.3],
  [0.5, -0.3],
  [0, -0.6],
  [0, 0.05],
];
const BALL: Point[] = [...DOME, [-0.4, 0.7], [0.45, 0.7]];

const umbel = florets(DOME, 5);
const mophead: FlowerHead = (pen, head, subject) =>
  pen.blob(head.x, head.y, head.radius * 1.1, head.radius, shade(subject.accent, 0.2), 0.06) +
  florets(BALL, 4)(pen, head, subject);

const FLOWER_HEADS: Readonly<Record<string, FlowerHead>> = {
  'african-violet': roundPetalled,
  ageratum: fluffy,
  aster: rayed(14),
  'bee-balm': blossom({
    petals: 11,
    size: 1.1,
    petalWidth: 0.12,
    petal: 'lance',
    eye: 0.26,
    layers: 2,
    eyeColor: ({ accent }) => shade(accent, 0.35),
  }),
  begonia: roundPetalled,
  borage: blossom({ petals: 5, petalWidth: 0.26, petal: 'ovate', eye: 0.2, eyeColor: () => '#2c2b46' }),
  buckwheat: umbel,
  'clover-crimson': cone,
  daylily,
  'geranium-hardy': roundPetalled,
  hydrangea: mophead,
  impatiens: roundPetalled,
  'mustard-white': blossom({
    petals: 4,
    size: 0.8,
    petalWidth: 0.42,
    petal: 'round',
    eyeColor: ({ accent2 }) => accent2,
  }),
  petunia: roundPetalled,
  phacelia: blossom({
    petals: 9,
    size: 0.9,
    petalWidth: 0.2,
    layers: 2,
    eyeColor: ({ accent }) => light(accent, 0.3),
  }),
  tansy: plate,
  verbena: umbel,
  yarrow: plate,
};

const FEATHERY_LEAVED = new Set(['chamomile', 'phacelia', 'tansy', 'yarrow']);

/** Five heads above low leaves. */
export const flowerCluster: Form = (pen, subject) => {
  const { id, leaf } = subject;
  const drawHead = FLOWER_HEADS[id] ?? rayed(11);
  return (
    each([-165, -15, -140, -40], (angle) =>
      pen.leaf(50, 92, 32, 7, angle, leafShade(leaf, 0.12), {
        teeth: FEATHERY_LEAVED.has(id) ? 0.5 : 0,
        notches: 6,
        bend: lean(angle) * 0.15,
      }),
    ) +
    each(HEADS, ({ x, y }) => pen.stem(50, 92, x, y, 2.8, leaf, (x - 50) * 0.2)) +
    pen.sprig(50, 92, 40, -90, leaf, { pairs: 3, leafLength: 14, leafWidth: 4.4, hasTip: false }) +
    each(HEADS, (head) => drawHead(pen, head, subject))
  );
};
