import { leafShade, light, veil } from './color';
import type { Color } from './color';
import { radians } from './geometry';
import type { Point } from './geometry';
import { pair, polyline, spline } from './path-data';
import { shape, stroke } from './svg';
import type { Markup } from './svg';

/** Half the width of a leaf along its length, both from 0 to 1. */
const PROFILES = {
  ovate: (along: number) => Math.sin(Math.PI * along ** 0.72),
  lance: (along: number) => Math.sin(Math.PI * along ** 0.9) ** 0.9,
  round: (along: number) => Math.sin(Math.PI * along) ** 0.62,
  spoon: (along: number) => Math.sin(Math.PI * along ** 1.7) ** 0.9,
  strap: (along: number) => Math.min(1, along * 5) * (1 - along ** 4) ** 0.8,
  taper: (along: number) => (1 - along) ** 0.7,
} as const;

export type LeafProfile = keyof typeof PROFILES;

export interface LeafLook {
  readonly profile?: LeafProfile;
  /** How far the tip arches sideways, as a share of the length. */
  readonly bend?: number;
  /** Depth of a ruffled edge, as a share of the width. */
  readonly ruffle?: number;
  /** Depth of the teeth, as a share of the width. */
  readonly teeth?: number;
  /** How many teeth or ruffles along each edge. */
  readonly notches?: number;
  readonly vein?: boolean;
  readonly shadow?: Color;
  /** Shades the upper half instead of the lower. */
  readonly shadeUpper?: boolean;
}

/** The place and size of a leaf: its foot, its length and half its width, and where it points in degrees. */
export interface LeafPlace {
  readonly x: number;
  readonly y: number;
  readonly length: number;
  readonly width: number;
  readonly angle: number;
}

type Jitter = (reach: number) => number;

/** Turns a point of an upright-lying leaf, its foot at (0, 0) and its tip to the right, to its place. */
type Placing = (along: number, across: number) => Point;

const SHORTEST_VEINED_LEAF = 17;
/** In a small picture a shorter leaf has one color, between the lit and the shaded. */
const SHORTEST_SHADED_SMALL = 12;
/** The lit half reaches under the shaded one, so that nothing shows between them; a share of the width. */
const HALVES_OVERLAP = 0.3;
const SHADOW_DEPTH = 0.55;

/** A leaf with a lit half and a shaded half; `jitter` gives a number up to its argument, to either side. */
export function drawLeaf(
  place: LeafPlace,
  color: Color,
  look: LeafLook,
  isDetailed: boolean,
  jitter: Jitter,
): Markup {
  const { upper, lower } = outline(place, look, stepsFor(place, look, isDetailed), jitter);
  const join = look.teeth ? polyline : spline;
  const shadow = look.shadow ?? leafShade(color);
  if (!isDetailed && place.length < SHORTEST_SHADED_SMALL) {
    const whole = `${join(upper)}${continued(join(lower.toReversed()))}Z`;
    return shape(whole, veil(color, shadow, SHADOW_DEPTH / 2));
  }
  const [lit, shaded] = look.shadeUpper ? [lower, upper] : [upper, lower];
  const overlap = (look.shadeUpper ? -1 : 1) * HALVES_OVERLAP * place.width;
  const isVeined = (look.vein ?? true) && isDetailed && place.length > SHORTEST_VEINED_LEAF;
  return (
    shape(`${join(lit)}${midribHome(place, look, overlap)}Z`, color) +
    shape(`${join(shaded)}${midribHome(place, look, 0)}Z`, veil(color, shadow, SHADOW_DEPTH)) +
    (isVeined ? drawVein(place, look, color) : '')
  );
}

/** How many points each edge has: as many as can be seen. */
function stepsFor({ length }: LeafPlace, look: LeafLook, isDetailed: boolean): number {
  const { teeth = 0, ruffle = 0, notches = 6 } = look;
  if (teeth > 0 || ruffle > 0) return Math.max(9, notches * 2);
  const seen = isDetailed ? length : length / 2;
  if (seen > 16) return 6;
  return seen > 8 ? 4 : 3;
}

/** The two edges from foot to tip. */
function outline(
  place: LeafPlace,
  look: LeafLook,
  steps: number,
  jitter: Jitter,
): { upper: Point[]; lower: Point[] } {
  const { profile = 'ovate', ruffle = 0, teeth = 0, bend = 0 } = look;
  const put = placing(place);
  const upper: Point[] = [];
  const lower: Point[] = [];
  for (let index = 0; index <= steps; index++) {
    const along = index / steps;
    const arch = bend * place.length * along * along;
    let above = PROFILES[profile](along);
    let below = above;
    if (ruffle > 0) {
      const isOdd = index % 2 === 1;
      above *= 1 + ruffle * (isOdd ? 1 : -0.6) + jitter(ruffle * 0.3);
      below *= 1 + ruffle * (isOdd ? -0.6 : 1) + jitter(ruffle * 0.3);
    }
    const isNotch = teeth > 0 && index % 2 === 0 && index > 0 && index < steps;
    const growth = (1 + jitter(0.05)) * (isNotch ? 1 - teeth : 1);
    upper.push(put(along * place.length, arch - place.width * above * growth));
    lower.push(put(along * place.length, arch + place.width * below * growth));
  }
  return { upper, lower };
}

function placing({ x, y, angle }: LeafPlace): Placing {
  const [cos, sin] = [Math.cos(radians(angle)), Math.sin(radians(angle))];
  return (along, across) => [x + along * cos - across * sin, y + along * sin + across * cos];
}

/** Path data from the tip along the midrib, which is a parabola, to the foot; `aside` pulls it across the leaf. */
function midribHome(place: LeafPlace, { bend = 0 }: LeafLook, aside: number): string {
  if (bend === 0 && aside === 0) return '';
  const put = placing(place);
  return `Q${pair(put(place.length / 2, aside))} ${pair(put(0, 0))}`;
}

function drawVein(place: LeafPlace, { bend = 0 }: LeafLook, color: Color): Markup {
  const put = placing(place);
  const [start, end] = [0.06 * place.length, 0.86 * place.length];
  const arch = (along: number): number => (bend * along * along) / place.length;
  const from = pair(put(start, arch(start)));
  const to = pair(put(end, arch(end)));
  const control = put((start + end) / 2, (bend * start * end) / place.length);
  const line = bend === 0 ? `M${from}L${to}` : `M${from}Q${pair(control)} ${to}`;
  return stroke(line, veil(color, light(color, 0.38), 0.8), 1.1);
}

/** Path data that goes on from where the pen is. */
const continued = (data: string): string => data.replace(/^M/, 'L');
