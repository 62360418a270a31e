import { leafShade, light, mix, shade } from '../color';
import type { Color } from '../color';
import { polar, times } from '../geometry';
import type { Point } from '../geometry';
import type { Pen } from '../pen';
import type { SprigLook } from '../sprig';
import type { Form, Subject } from '../subject';
import { each } from '../svg';
import type { Markup } from '../svg';

type Bloom = (pen: Pen, tip: Point, subject: Subject) => Markup;

interface Habit {
  readonly height: number;
  readonly sprig: SprigLook;
  readonly bloom?: Bloom;
  /** Leaves so dense that the clump is dark inside. */
  readonly isDense?: boolean;
}

/** Small flowers one above the other. */
const whorls: Bloom = (pen, [x, y], { accent }) =>
  each(times(3), (index) => {
    const color = index % 2 === 1 ? light(accent, 0.2) : accent;
    return pen.blob(x + pen.jitter(2), y - 4 - index * 4.2, 3.4 - index * 0.6, 2.7, color, 0.1, 7);
  });

/** Rays that end in small flowers, as on dill. */
const umbel: Bloom = (pen, [x, y], { leaf, accent }) =>
  each([-2, -1, 0, 1, 2], (ray) => {
    const rayX = x + ray * 6.5;
    const drop = Math.abs(ray) * 1.5;
    return (
      pen.stem(x, y, rayX, y - 9 + drop, 1.4, leaf) + pen.blob(rayX, y - 10 + drop, 3.6, 2.8, accent, 0.1, 7)
    );
  });

/** White on a shadow of its own, so that it shows on a pale ground. */
const whiteUmbel: Bloom = (pen, tip, subject) =>
  umbel(pen, [tip[0], tip[1] + 1.6], { ...subject, accent: shade(subject.accent, 0.24) }) +
  umbel(pen, tip, subject);

const BROAD: Habit = { height: 52, sprig: { pairs: 3, leafLength: 19, leafWidth: 7.6 }, isDense: true };
const TOOTHED: Habit = { ...BROAD, sprig: { ...BROAD.sprig, teeth: 0.12 }, bloom: whorls };
const NEEDLED: Habit = {
  height: 60,
  sprig: { pairs: 7, leafLength: 10, leafWidth: 2.3, spread: 44, profile: 'lance' },
  bloom: whorls,
  isDense: true,
};
const THREADED: Habit = {
  height: 60,
  sprig: { pairs: 6, leafLength: 13, leafWidth: 1.3, spread: 42, profile: 'lance', stemWidth: 2.6 },
  bloom: umbel,
};
const LOBED: Habit = {
  height: 46,
  sprig: { pairs: 2, leafLength: 17, leafWidth: 10, teeth: 0.3, profile: 'round' },
};
const LANCED: Habit = {
  height: 56,
  sprig: { pairs: 4, leafLength: 20, leafWidth: 4, profile: 'lance', teeth: 0.1 },
  bloom: whorls,
  isDense: true,
};
const SMALL_LEAVED: Habit = {
  height: 52,
  sprig: { pairs: 5, leafLength: 12, leafWidth: 5 },
  bloom: whorls,
  isDense: true,
};

const HABITS: Readonly<Record<string, Habit>> = {
  basil: BROAD,
  caraway: { ...THREADED, bloom: whiteUmbel },
  catnip: TOOTHED,
  chervil: { ...LOBED, bloom: whiteUmbel },
  cilantro: LOBED,
  cumin: { ...THREADED, height: 46, bloom: whiteUmbel },
  dill: THREADED,
  epazote: LANCED,
  'fennel-herb': THREADED,
  fenugreek: { ...LOBED, sprig: { pairs: 3, leafLength: 13, leafWidth: 6, profile: 'round' }, bloom: whorls },
  'holy-basil': TOOTHED,
  'lemon-balm': TOOTHED,
  'lemon-verbena': LANCED,
  mint: TOOTHED,
  parsley: LOBED,
  peppermint: TOOTHED,
  rosemary: NEEDLED,
  sage: {
    height: 48,
    sprig: { pairs: 3, leafLength: 24, leafWidth: 6, profile: 'lance' },
    bloom: whorls,
    isDense: true,
  },
  'savory-summer': NEEDLED,
  'savory-winter': NEEDLED,
  shiso: { ...BROAD, sprig: { ...BROAD.sprig, leafWidth: 9.5, teeth: 0.18 }, bloom: whorls },
  stevia: BROAD,
  tarragon: { ...NEEDLED, sprig: { ...NEEDLED.sprig, leafLength: 14 }, bloom: undefined },
  'thai-basil': { ...BROAD, bloom: whorls },
  thyme: NEEDLED,
};

interface Shoot {
  readonly angle: number;
  /** Share of the clump's height. */
  readonly reach: number;
  readonly blooms: boolean;
}

const SHOOTS: Shoot[] = [
  { angle: -132, reach: 0.9, blooms: false },
  { angle: -48, reach: 0.9, blooms: false },
  { angle: -112, reach: 1.04, blooms: true },
  { angle: -68, reach: 1.04, blooms: true },
  { angle: -90, reach: 1.16, blooms: true },
];

/** Five sprigs from one foot; the crop decides the leaf and the bloom. */
export const herbClump: Form = (pen, subject) => {
  const { id, leaf } = subject;
  const habit = HABITS[id] ?? SMALL_LEAVED;
  const colors: Color[] = [mix(leaf, leafShade(leaf), 0.3), leaf];
  const draw = (shoot: Shoot, index: number): Markup => {
    const isMiddle = index === SHOOTS.length - 1;
    return drawShoot(pen, subject, habit, shoot, isMiddle ? light(leaf, 0.1) : (colors[index % 2] ?? leaf));
  };
  return (
    (habit.isDense ? pen.blob(50, 76, 22, 15, leafShade(leaf, 0.45), 0.1) : '') +
    each(SHOOTS, draw) +
    (id === 'basil' ? drawCrown(pen, leaf) : '')
  );
};

function drawShoot(
  pen: Pen,
  subject: Subject,
  { height, sprig, bloom }: Habit,
  { angle, reach, blooms }: Shoot,
  color: Color,
): Markup {
  const x = 50 + (angle + 90) * 0.1;
  const length = height * reach;
  const shoot = pen.sprig(x, 92, length, angle + pen.jitter(4), color, { stemWidth: 2.8, ...sprig });
  return shoot + (blooms && bloom ? bloom(pen, polar(x, 92, angle, length), subject) : '');
}

/** The full tip of a basil that was pinched out. */
const drawCrown = (pen: Pen, leaf: Color): Markup =>
  pen.leaf(50, 52, 22, 10, -140, light(leaf, 0.16)) +
  pen.leaf(50, 52, 22, 10, -40, leaf) +
  pen.leaf(50, 46, 18, 8, -90, light(leaf, 0.22));
